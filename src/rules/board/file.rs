//! What a board file says.
