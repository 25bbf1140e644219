//! Makes sure of a board file.

use std::ops::RangeInclusive;

use super::file::{Frame, Shape, VERSION};
use super::geometry::{area, contains};
use super::{Board, BoardFile, BoardFlaw, Point, SquareKind};
use crate::rules::ids::{Colour, MAX_COLOURS};

/// The least distance between two squares, from centre to centre.
const SQUARES_APART: f32 = 0.6;

/// The least distance between two nests, from centre to centre.
const NESTS_APART: f32 = 0.6;

/// The least area that an outline must enclose.
const LEAST_AREA: f32 = 0.1;

impl BoardFile {
    /// Makes the board that the file describes.
    ///
    /// # Errors
    /// Every flaw of the file, in the order of the file.
    pub fn check(&self) -> Result<Board, Vec<BoardFlaw>> {
        let mut flaws = Vec::new();
        if self.version != VERSION {
            flaws.push(BoardFlaw::Version(self.version));
        }
        check_name("id", &self.id, &mut flaws);
        check_name("family", &self.family, &mut flaws);
        let seats: Vec<(char, &str)> = match &self.shape {
            Shape::Arms(arms) => arms
                .seats
                .iter()
                .map(|s| (s.letter, s.name.as_str()))
                .collect(),
            Shape::Squares(own) => own
                .seats
                .iter()
                .map(|s| (s.letter, s.name.as_str()))
                .collect(),
        };
        check_seats(&seats, &mut flaws);
        self.check_views(&mut flaws);
        let numbers_before = flaws.len();
        let board = match &self.shape {
            Shape::Arms(arms) => {
                arms.check(&mut flaws);
                let sound = flaws.len() == numbers_before && in_range(seats.len());
                sound.then(|| arms.lay(&self.id, &self.family, &self.views))
            }
            Shape::Squares(_) if !in_range(seats.len()) => None,
            Shape::Squares(own) => own.lay(&self.id, &self.family, &self.views, &mut flaws),
        };
        let unequal = matches!(&self.shape, Shape::Squares(own) if own.unequal);
        if let Some(board) = &board {
            check_routes(board, unequal, &mut flaws);
            check_places(board, &mut flaws);
        }
        match board {
            Some(board) if flaws.is_empty() => Ok(board),
            _ => Err(flaws),
        }
    }

    fn check_views(&self, flaws: &mut Vec<BoardFlaw>) {
        if self.views.is_empty() {
            flaws.push(BoardFlaw::NoView);
        }
        for (i, view) in self.views.iter().enumerate() {
            if self.views[..i].iter().any(|v| v.name == view.name) {
                flaws.push(BoardFlaw::SameView(view.name.clone()));
            }
            let mut range = |what: &str, value: f32, least: f32, most: f32| {
                let what = format!("{what} of view \"{}\"", view.name);
                check_range(what, value, least..=most, flaws);
            };
            range("turn", view.turn, -1.0, 1.0);
            match view.frame {
                Frame::Across { margin, cut } => {
                    range("margin", margin, 0.0, 4.0);
                    range("cut", cut.unwrap_or(1.0), 1.0, 40.0);
                }
                Frame::Between { margin } => range("margin", margin, 0.0, 4.0),
                Frame::Points(_) => {}
            }
        }
    }
}

fn in_range(seats: usize) -> bool {
    (2..=MAX_COLOURS).contains(&seats)
}

pub(super) fn check_range(
    what: String,
    value: f32,
    range: RangeInclusive<f32>,
    flaws: &mut Vec<BoardFlaw>,
) {
    if !range.contains(&value) {
        let (least, most) = range.into_inner();
        flaws.push(BoardFlaw::Range {
            what,
            value,
            least,
            most,
        });
    }
}

fn check_name(what: &'static str, name: &str, flaws: &mut Vec<BoardFlaw>) {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if name.is_empty() || !name.chars().all(fits) {
        flaws.push(BoardFlaw::Name {
            what,
            name: name.into(),
        });
    }
}

fn check_seats(seats: &[(char, &str)], flaws: &mut Vec<BoardFlaw>) {
    let most = MAX_COLOURS as f32;
    check_range(
        "the number of seats".into(),
        seats.len() as f32,
        2.0..=most,
        flaws,
    );
    for (i, &(letter, name)) in seats.iter().enumerate() {
        if !letter.is_ascii_uppercase() {
            flaws.push(BoardFlaw::Letter(letter));
        }
        if seats[..i].iter().any(|s| s.0 == letter) {
            flaws.push(BoardFlaw::SameLetter(letter));
        }
        if seats[..i].iter().any(|s| s.1 == name) {
            flaws.push(BoardFlaw::SameName(name.into()));
        }
    }
}

fn check_routes(board: &Board, unequal: bool, flaws: &mut Vec<BoardFlaw>) {
    for colour in (0..board.seats.len() as u8).map(Colour) {
        check_route(board, colour, flaws);
    }
    for (i, square) in board.squares.iter().enumerate() {
        if !board.routes.iter().flatten().any(|s| s.index() == i) {
            flaws.push(BoardFlaw::Unreached(square_name(board, square)));
        }
        if let SquareKind::Track {
            exit: Some(colour), ..
        } = square.kind
        {
            let starts_there = board.route(colour).first().is_some_and(|s| s.index() == i);
            if !starts_there {
                let seat = board.seats[colour.index()].letter;
                flaws.push(BoardFlaw::ExitElsewhere {
                    square: square.label.clone(),
                    seat,
                });
            }
        }
    }
    let lengths = || board.routes.iter().map(Vec::len).zip(&board.seats);
    let longest = lengths().max_by_key(|(n, _)| *n);
    if let (false, Some((longer, first))) = (unequal, longest) {
        for (shorter, second) in lengths().filter(|(n, _)| *n < longer) {
            let (first, second) = (first.letter, second.letter);
            flaws.push(BoardFlaw::Unequal {
                first,
                second,
                longer,
                shorter,
            });
        }
    }
}

fn check_route(board: &Board, colour: Colour, flaws: &mut Vec<BoardFlaw>) {
    let route = board.route(colour);
    let seat = board.seats[colour.index()].letter;
    if !(2..=254).contains(&route.len()) {
        flaws.push(BoardFlaw::RouteLength {
            seat,
            squares: route.len(),
        });
    }
    let Some(&last) = route.last() else { return };
    if board.square(last).kind != SquareKind::Goal(colour) {
        flaws.push(BoardFlaw::NoGoal {
            seat,
            square: board.square(last).label.clone(),
        });
    }
    let alone = |s: usize| matches!(board.square(route[s]).kind, SquareKind::Lane(_));
    // Walked out: the lane at the start and the track square where it comes out. Such a
    // square may come again at the same distance from the last cell before the goal.
    let out = (0..route.len()).take_while(|&s| alone(s)).count();
    for (step, &at) in route.iter().enumerate() {
        let square = board.square(at);
        match square.kind {
            SquareKind::Goal(_) if step + 1 < route.len() => {
                let square = square.label.clone();
                flaws.push(BoardFlaw::GoalMidway { seat, square, step });
            }
            SquareKind::Lane(owner) | SquareKind::Goal(owner) if owner != colour => {
                let owner = board.seats[owner.index()].letter;
                flaws.push(BoardFlaw::NotPrivate {
                    seat,
                    square: square.label.clone(),
                    owner,
                });
            }
            _ => {}
        }
        let earlier: Vec<usize> = (0..step).filter(|&s| route[s] == at).collect();
        let walked_back = |s: usize| out > 0 && s <= out && s + step + 2 == route.len();
        if !earlier.iter().all(|&s| walked_back(s)) {
            flaws.push(BoardFlaw::Repeat {
                seat,
                square: square.label.clone(),
                step,
            });
        } else if earlier.is_empty()
            && route[..step]
                .iter()
                .any(|&s| board.square(s).label == square.label)
        {
            flaws.push(BoardFlaw::SameLabel {
                seat,
                label: square.label.clone(),
            });
        }
    }
}

fn check_places(board: &Board, flaws: &mut Vec<BoardFlaw>) {
    let before = flaws.len();
    for view in &board.views {
        let what = format!("the frame of view \"{}\"", view.name);
        check_outline(&what, &view.outline, flaws);
    }
    let framed = flaws.len() == before;
    for square in &board.squares {
        check_outline(&square_name(board, square), &square.outline, flaws);
    }
    for seat in &board.seats {
        // A house that the frame leaves nothing of is the frame's fault, where that has one.
        if framed || !seat.house.is_empty() {
            check_outline(&format!("the house of {}", seat.letter), &seat.house, flaws);
        }
    }
    if let Some(kitchen) = &board.kitchen {
        check_outline("the kitchen", kitchen, flaws);
    }
    let squares: Vec<_> = board
        .squares
        .iter()
        .map(|s| (square_name(board, s), s.place.at))
        .collect();
    let nests: Vec<_> = board
        .seats
        .iter()
        .flat_map(|s| {
            let numbered = (1..).zip(s.nests);
            numbered.map(|(i, n)| (format!("nest {i} of {}", s.letter), n.at))
        })
        .collect();
    for (what, at) in squares.iter().chain(&nests) {
        let flaw = BoardFlaw::NotFinite(what.clone());
        if !at.is_finite() && !flaws.contains(&flaw) {
            flaws.push(flaw);
        }
    }
    let sound = flaws.len() == before;
    if !sound {
        // Distances mean nothing yet.
        return;
    }
    for view in &board.views {
        for (what, at) in squares.iter().chain(&nests) {
            if !contains(&view.outline, *at) {
                let (what, view) = (what.clone(), view.name.clone());
                flaws.push(BoardFlaw::Outside { what, view });
            }
        }
    }
    check_apart(&squares, SQUARES_APART, flaws);
    check_apart(&nests, NESTS_APART, flaws);
}

fn check_outline(what: &str, outline: &[Point], flaws: &mut Vec<BoardFlaw>) {
    if !outline.iter().all(|p| p.is_finite()) {
        flaws.push(BoardFlaw::NotFinite(what.into()));
    } else if outline.len() < 3 || area(outline) < LEAST_AREA {
        flaws.push(BoardFlaw::Outline(what.into()));
    }
}

/// A square by its label, with its seat where the label is not unique.
fn square_name(board: &Board, square: &super::SquareInfo) -> String {
    match square.kind {
        SquareKind::Track { .. } => format!("square {}", square.label),
        SquareKind::Lane(c) | SquareKind::Goal(c) => {
            format!(
                "square {} of {}",
                square.label,
                board.seats[c.index()].letter
            )
        }
    }
}

fn check_apart(places: &[(String, Point)], least: f32, flaws: &mut Vec<BoardFlaw>) {
    for (i, (second, b)) in places.iter().enumerate() {
        for (first, a) in &places[..i] {
            let apart = a.distance(*b);
            if apart < least {
                let (first, second) = (first.clone(), second.clone());
                flaws.push(BoardFlaw::TooNear {
                    first,
                    second,
                    apart,
                    least,
                });
            }
        }
    }
}
