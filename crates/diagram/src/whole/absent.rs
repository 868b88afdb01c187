//! The program for single pieces: no value is kept.

use std::convert::Infallible;
use std::marker::PhantomData;

pub(super) type Kept<T> = (Infallible, PhantomData<T>);

pub(super) const fn whole<M: Copy>(_: M) -> Option<Kept<M>> {
    None
}

pub(super) fn keep<M, T>(mark: Kept<M>, _: T) -> Kept<T> {
    match mark.0 {}
}

pub(super) fn get<T>(value: &Kept<T>) -> &T {
    match value.0 {}
}

pub(super) fn get_mut<T>(value: &mut Kept<T>) -> &mut T {
    match value.0 {}
}
