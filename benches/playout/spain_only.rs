//! Four seats by the rules of Spain and nothing else: every rule a constant.
//!
//! It is kept for comparison only. It tells what generality costs: the engine's playout is
//! timed beside it, and both must play games of the same length.

/// Squares of the loop; a square number taken from 1 to 68 fits an index.
const LOOP: u8 = 68;
const HOME: u8 = 255;
/// Route index of the first corridor cell, and of the goal.
const LANE: u8 = 64;
const GOAL: u8 = 71;

/// Route index → square of the loop, for each seat; the corridor has its own numbers.
const SQUARE: [[u8; 256]; 4] = squares();

const fn squares() -> [[u8; 256]; 4] {
    let mut table = [[0; 256]; 4];
    let mut seat = 0;
    while seat < 4 {
        let mut i = 0;
        while i <= GOAL {
            table[seat][i as usize] = if i < LANE {
                (17 * seat as u8 + 4 + i) % LOOP
            } else {
                LOOP + 7 * seat as u8 + (i - LANE)
            };
            i += 1;
        }
        seat += 1;
    }
    table
}

/// Square → whether it is safe. Squares count from 0 here, so square 5 is 4.
const SAFE: [bool; 96] = safe();

const fn safe() -> [bool; 96] {
    let mut table = [false; 96];
    let mut q = 0;
    while q < LOOP {
        let rest = (q + 1) % 17;
        table[q as usize] = rest == 0 || rest == 5 || rest == 12;
        q += 1;
    }
    table
}

/// A game in play.
#[derive(Clone)]
pub(crate) struct Game {
    at: [[u8; 4]; 4],
    /// Square → the colours there, as 1 + colour in two nibbles, the older lower.
    on: [u8; 128],
    /// Squares with a pair of one colour.
    pairs: [u8; 8],
    paired: usize,
    placed: u8,
}

impl Game {
    /// Everything at home.
    pub(crate) fn new() -> Self {
        Self {
            at: [[HOME; 4]; 4],
            on: [0; 128],
            pairs: [0; 8],
            paired: 0,
            placed: 0,
        }
    }

    fn leave(&mut self, square: u8, colour: u8) {
        let there = self.on[usize::from(square)];
        let (old, new) = (there & 15, there >> 4);
        if new != 0 && old == new {
            let i = self.pairs[..self.paired]
                .iter()
                .position(|&p| p == square)
                .unwrap_or(0);
            self.paired -= 1;
            self.pairs[i] = self.pairs[self.paired];
        }
        self.on[usize::from(square)] = if old == colour + 1 { new } else { old };
    }

    fn come(&mut self, square: u8, colour: u8) {
        let there = self.on[usize::from(square)];
        if there == 0 {
            self.on[usize::from(square)] = colour + 1;
        } else {
            self.on[usize::from(square)] = there | (colour + 1) << 4;
            if there == colour + 1 {
                self.pairs[self.paired] = square;
                self.paired += 1;
            }
        }
    }

    fn free(&self, colour: usize, from: u8) -> u8 {
        let start = 17 * colour as u8 + 4;
        self.pairs[..self.paired]
            .iter()
            .fold(u8::MAX, |free, &square| {
                let index = if square < LOOP {
                    let ahead = square + LOOP - start;
                    let ahead = if ahead >= LOOP { ahead - LOOP } else { ahead };
                    if ahead < LANE { ahead } else { HOME }
                } else if usize::from((square - LOOP) / 7) == colour {
                    LANE + (square - LOOP) % 7
                } else {
                    HOME
                };
                free.min(index.wrapping_sub(from).wrapping_sub(1))
            })
    }

    /// Where a piece comes to by a count, if it may.
    fn reach(&self, colour: usize, from: u8, steps: u8) -> Option<u8> {
        let to = from + steps;
        if to > GOAL || self.free(colour, from) < steps.min(GOAL - from) {
            return None;
        }
        if to == GOAL {
            return Some(to);
        }
        let square = SQUARE[colour][usize::from(to)];
        let there = self.on[usize::from(square)];
        (there >> 4 == 0).then_some(to)
    }

    /// Lists the moves of a count: piece and target.
    fn list(&self, colour: usize, steps: u8, moves: &mut [(u8, u8); 4]) -> usize {
        let at = self.at[colour];
        let mut n = 0;
        for i in 0..4 {
            if at[i] >= GOAL || at[..i].contains(&at[i]) {
                continue;
            }
            if let Some(to) = self.reach(colour, at[i], steps) {
                moves[n] = (i as u8, to);
                n += 1;
            }
        }
        n
    }

    fn send_home(&mut self, square: u8, colour: u8) {
        self.leave(square, colour);
        for at in &mut self.at[usize::from(colour)] {
            if *at != HOME && *at != GOAL && SQUARE[usize::from(colour)][usize::from(*at)] == square
            {
                *at = HOME;
                return;
            }
        }
    }

    /// Whether the exit lets a piece in: the rival that must go, if any.
    fn exit(&self, colour: usize) -> Option<Option<u8>> {
        let there = self.on[usize::from(SQUARE[colour][0])];
        let (old, new) = (there & 15, there >> 4);
        let own = colour as u8 + 1;
        match (old, new) {
            (_, 0) => Some(None),
            (a, b) if a == b => None,
            (a, b) if b == own => Some(Some(a - 1)),
            (_, b) => Some(Some(b - 1)),
        }
    }

    /// Plays to the end by chance; gives the number of moves.
    pub(crate) fn playout(&mut self, cap: u32, mut draw: impl FnMut(u32) -> u32) -> u32 {
        let mut count = 0;
        // The highest of four dice begins; any seat is as likely.
        let mut turn = draw(4) as usize;
        loop {
            let mut sixes = 0;
            let mut last = HOME;
            let mut played = true;
            loop {
                let face = draw(6) as u8 + 1;
                if face == 6 {
                    sixes += 1;
                    if sixes == 3 {
                        if last != HOME && played {
                            let at = self.at[turn][usize::from(last)];
                            if at < LANE {
                                self.leave(SQUARE[turn][usize::from(at)], turn as u8);
                                self.at[turn][usize::from(last)] = HOME;
                            }
                        }
                        break;
                    }
                }
                let (moved, done) = self.throw(turn, face, cap - count, &mut count, &mut draw);
                if face == 6 {
                    played = moved.is_some();
                }
                if let Some(piece) = moved {
                    last = piece;
                }
                if done {
                    self.placed |= 1 << turn;
                    if self.placed.count_ones() == 3 {
                        return count;
                    }
                    break;
                }
                if count >= cap {
                    return count;
                }
                if face != 6 {
                    break;
                }
            }
            loop {
                turn = (turn + 1) % 4;
                if self.placed >> turn & 1 == 0 {
                    break;
                }
            }
        }
    }

    fn throw(
        &mut self,
        colour: usize,
        face: u8,
        cap: u32,
        count: &mut u32,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> (Option<u8>, bool) {
        let mut moves = [(0, 0); 4];
        let waiting = self.at[colour].iter().position(|&at| at == HOME);
        let mut first = None;
        let mut queue = [0_u8; 16];
        let (mut head, mut tail) = (0, 0);
        if face == 5
            && let Some(piece) = waiting
            && let Some(victim) = self.exit(colour)
        {
            let square = SQUARE[colour][0];
            if let Some(victim) = victim {
                self.send_home(square, victim);
                queue[tail] = 20;
                tail += 1;
            }
            self.at[colour][piece] = 0;
            self.come(square, colour as u8);
            *count += 1;
            first = Some(piece as u8);
        } else {
            let steps = if face == 6 && waiting.is_none() {
                7
            } else {
                face
            };
            let mut n = self.list(colour, steps, &mut moves);
            if face == 6 && waiting.is_none() && self.paired > 0 {
                let at = self.at[colour];
                let opens =
                    |from: u8| from < LANE && at.iter().filter(|&&a| a == from).count() == 2;
                if moves[..n].iter().any(|&(i, _)| opens(at[usize::from(i)])) {
                    let mut kept = 0;
                    for k in 0..n {
                        if opens(at[usize::from(moves[k].0)]) {
                            moves[kept] = moves[k];
                            kept += 1;
                        }
                    }
                    n = kept;
                }
            }
            if n == 0 {
                return (None, false);
            }
            let (piece, to) = moves[draw(n as u32) as usize & 3];
            *count += 1;
            first = first.or(Some(piece));
            if self.go(colour, piece, to, &mut queue, &mut tail) {
                return (first, true);
            }
        }
        while head < tail && *count < cap {
            let n = self.list(colour, queue[head & 15], &mut moves);
            head += 1;
            if n > 0 {
                let (piece, to) = moves[draw(n as u32) as usize & 3];
                *count += 1;
                if self.go(colour, piece, to, &mut queue, &mut tail) {
                    return (first, true);
                }
            }
        }
        (first, false)
    }

    /// Moves a piece on its way; gives whether its colour has finished.
    fn go(
        &mut self,
        colour: usize,
        piece: u8,
        to: u8,
        queue: &mut [u8; 16],
        tail: &mut usize,
    ) -> bool {
        let from = self.at[colour][usize::from(piece)];
        self.leave(SQUARE[colour][usize::from(from)], colour as u8);
        self.at[colour][usize::from(piece)] = to;
        if to == GOAL {
            queue[*tail & 15] = 10;
            *tail += 1;
            return self.at[colour] == [GOAL; 4];
        }
        let square = SQUARE[colour][usize::from(to)];
        let there = self.on[usize::from(square)];
        if there != 0 && there != colour as u8 + 1 && !SAFE[usize::from(square)] {
            self.send_home(square, there - 1);
            queue[*tail & 15] = 20;
            *tail += 1;
        }
        self.come(square, colour as u8);
        false
    }
}
