//! Reads what a source file names: every path in imports, types, expressions, attributes and macros.
//!
//! It works on tokens rather than on a syntax tree, because inside macros there is nothing but
//! tokens; comments and strings are never mistaken for code.

use std::iter::Peekable;

use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree, token_stream::IntoIter};

/// A path as the compiler would see it from the crate's root.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Named {
    /// Line in the file, from 1.
    pub(crate) line: usize,
    /// Segments; the first is `crate` or, as far as one can tell, a crate's name.
    pub(crate) path: Vec<String>,
    /// Whether it stands in a module of unit tests.
    pub(crate) in_tests: bool,
}

/// What a file says, as far as the architecture cares.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// Every path of two segments or more, and every import.
    pub(crate) named: Vec<Named>,
    /// Types that derive `Resource` or implement it.
    pub(crate) resources: Vec<String>,
    /// Types taken as `ResMut<T>` or `resource_mut::<T>()`.
    pub(crate) written: Vec<Named>,
    /// Every single word of the code.
    pub(crate) words: Vec<Named>,
}

/// Reads the `text` of the file that is the module `place` (segments below the crate's root).
///
/// # Errors
/// The lexer's complaint, if the text is not Rust.
pub(crate) fn read(text: &str, place: &[String]) -> Result<Source, String> {
    let tokens: TokenStream = text.parse().map_err(|flaw| format!("{flaw}"))?;
    let mut reader = Reader {
        place: place.to_vec(),
        own: Vec::new(),
        source: Source::default(),
    };
    reader.note_own_modules(tokens.clone());
    reader.walk(tokens);
    Ok(reader.source)
}

type Tokens = Peekable<IntoIter>;

struct Reader {
    /// Where the reader stands, inline modules included.
    place: Vec<String>,
    /// Modules of ours that this file declares or imports: they hide crates of the same name.
    own: Vec<String>,
    source: Source,
}

impl Reader {
    fn named(&self, line: usize, path: Vec<String>) -> Named {
        Named {
            line,
            path,
            in_tests: self.place.iter().any(|module| module == "tests"),
        }
    }

    fn note_own_modules(&mut self, tokens: TokenStream) {
        let mut after_mod = false;
        for token in tokens {
            match token {
                TokenTree::Ident(word) if after_mod => {
                    self.own.push(word.to_string());
                    after_mod = false;
                }
                TokenTree::Group(group) => self.note_own_modules(group.stream()),
                token => after_mod = is_word(&token, "mod"),
            }
        }
    }

    fn walk(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut derives_resource = false;
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Group(group) => {
                    derives_resource |= derives(&group, "Resource");
                    self.walk(group.stream());
                }
                TokenTree::Punct(sign) if sign.as_char() == '\'' => {
                    tokens.next(); // a lifetime's name
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' && eats(&mut tokens, ':') => {
                    self.path_after(None, &mut tokens);
                }
                TokenTree::Ident(word) => match word.to_string().as_str() {
                    "use" => self.import(&mut tokens, &[]),
                    "extern" => {
                        if tokens.next_if(|next| is_word(next, "crate")).is_some() {
                            self.import(&mut tokens, &[]);
                        }
                    }
                    "mod" => self.enter(&mut tokens),
                    "struct" | "enum" => {
                        if let (true, Some(TokenTree::Ident(name))) =
                            (derives_resource, tokens.peek())
                        {
                            self.source.resources.push(name.to_string());
                        }
                        derives_resource = false;
                    }
                    "Resource" if tokens.next_if(|next| is_word(next, "for")).is_some() => {
                        if let Some(TokenTree::Ident(name)) = tokens.peek() {
                            self.source.resources.push(name.to_string());
                        }
                    }
                    _ => self.path_after(Some(word), &mut tokens),
                },
                _ => {}
            }
        }
    }

    /// Walks an inline module as the place that it is.
    fn enter(&mut self, tokens: &mut Tokens) {
        let Some(TokenTree::Ident(name)) = tokens.next() else {
            return;
        };
        if let Some(TokenTree::Group(body)) =
            tokens.next_if(|next| matches!(next, TokenTree::Group(_)))
        {
            self.place.push(name.to_string());
            self.walk(body.stream());
            self.place.pop();
        }
    }

    /// Reads a path in code. A single word names nothing: it may be a variable.
    fn path_after(&mut self, first: Option<Ident>, tokens: &mut Tokens) {
        let mut line = 0;
        let mut path = Vec::new();
        let rooted = first.is_none();
        let mut next = first.or_else(|| next_word(tokens));
        while let Some(word) = next.take() {
            line = word.span().start().line;
            path.push(word.to_string());
            if eats_double_colon(tokens) {
                next = next_word(tokens);
            }
        }
        let Some(last) = path.last().cloned() else {
            return;
        };
        if matches!(
            last.as_str(),
            "ResMut" | "resource_mut" | "get_resource_mut"
        ) {
            self.note_written(tokens);
        }
        for word in &path {
            let word = self.named(line, vec![word.clone()]);
            self.source.words.push(word);
        }
        if path.len() > 1
            && let Some(path) = self.resolve(&path, rooted)
        {
            let named = self.named(line, path);
            self.source.named.push(named);
        }
    }

    /// Notes `T` of a following `<T>` or `<'w, T>`.
    fn note_written(&mut self, tokens: &mut Tokens) {
        let mut ahead = tokens.clone();
        if !eats(&mut ahead, '<') {
            return;
        }
        let mut found = None;
        while let Some(token) = ahead.next() {
            match token {
                TokenTree::Punct(sign) if sign.as_char() == '\'' => {
                    ahead.next();
                }
                TokenTree::Ident(word) => found = Some(word),
                TokenTree::Punct(sign) if matches!(sign.as_char(), ':' | ',') => {}
                _ => break,
            }
        }
        if let Some(word) = found {
            let written = self.named(word.span().start().line, vec![word.to_string()]);
            self.source.written.push(written);
        }
    }

    /// Reads one tree of an import, down to its leaves: `a::{b, c::{self, d as e}, *}`.
    fn import(&mut self, tokens: &mut Tokens, before: &[String]) {
        let mut path = before.to_vec();
        let rooted = before.is_empty() && eats_double_colon(tokens);
        let mut line = 0;
        loop {
            match tokens.peek() {
                Some(TokenTree::Ident(word)) => {
                    line = word.span().start().line;
                    let word = word.to_string();
                    tokens.next();
                    let single = self.named(line, vec![word.clone()]);
                    self.source.words.push(single);
                    if word != "self" || path.is_empty() {
                        path.push(word);
                    }
                }
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let mut inside = group.stream().into_iter().peekable();
                    tokens.next();
                    while inside.peek().is_some() {
                        self.import(&mut inside, &path);
                        eats(&mut inside, ',');
                    }
                    return;
                }
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => {
                    line = star.span().start().line;
                    tokens.next();
                    break;
                }
                Some(TokenTree::Punct(dollar)) if dollar.as_char() == '$' => {
                    tokens.next();
                }
                // Not an import after all: `use<'a>` among bounds.
                _ => return,
            }
            if !eats_double_colon(tokens) {
                break;
            }
        }
        let alias = match tokens.next_if(|next| is_word(next, "as")) {
            Some(_) => next_word(tokens).map(|word| word.to_string()),
            None => path.last().cloned(),
        };
        if let Some(path) = self.resolve(&path, rooted) {
            if path.first().is_some_and(|first| first == "crate") {
                self.own.extend(alias);
            }
            let named = self.named(line, path);
            self.source.named.push(named);
        }
    }

    /// The path from the crate's root; none for a path that starts in a module of this very file.
    fn resolve(&self, path: &[String], rooted: bool) -> Option<Vec<String>> {
        let first = path.first()?.as_str();
        if rooted {
            return Some(path.to_vec());
        }
        let mut from = match first {
            "Self" => return None,
            _ if self.own.iter().any(|own| own == first) => return None,
            "crate" | "parchis" => Vec::new(),
            "self" | "super" => self.place.clone(),
            _ => return Some(path.to_vec()),
        };
        let mut rest = path;
        while let Some((step, after)) = rest.split_first() {
            match step.as_str() {
                "crate" | "parchis" | "self" => {}
                "super" => {
                    from.pop();
                }
                _ => break,
            }
            rest = after;
        }
        let from = std::iter::once("crate".to_owned()).chain(from);
        Some(from.chain(rest.iter().cloned()).collect())
    }
}

fn is_word(token: &TokenTree, wanted: &str) -> bool {
    matches!(token, TokenTree::Ident(word) if word == wanted)
}

fn is_sign(token: &TokenTree, wanted: char) -> bool {
    matches!(token, TokenTree::Punct(sign) if sign.as_char() == wanted)
}

/// Takes the sign if it is next.
fn eats(tokens: &mut Tokens, wanted: char) -> bool {
    tokens.next_if(|next| is_sign(next, wanted)).is_some()
}

fn eats_double_colon(tokens: &mut Tokens) -> bool {
    let mut ahead = tokens.clone();
    let both = eats(&mut ahead, ':') && eats(&mut ahead, ':');
    if both {
        *tokens = ahead;
    }
    both
}

fn next_word(tokens: &mut Tokens) -> Option<Ident> {
    match tokens.next_if(|next| matches!(next, TokenTree::Ident(_))) {
        Some(TokenTree::Ident(word)) => Some(word),
        _ => None,
    }
}

/// Whether an attribute's brackets hold a `derive` of `wanted`, with or without a condition.
fn derives(group: &Group, wanted: &str) -> bool {
    group.delimiter() == Delimiter::Bracket && derives_among(group.stream(), wanted)
}

fn derives_among(attributes: TokenStream, wanted: &str) -> bool {
    let mut tokens = attributes.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let Some(TokenTree::Group(list)) = tokens.peek() else {
            continue;
        };
        let within = list.stream();
        if is_word(&token, "cfg_attr") && derives_among(within.clone(), wanted)
            || is_word(&token, "derive") && within.into_iter().any(|token| is_word(&token, wanted))
        {
            return true;
        }
    }
    false
}
