/** Milliseconds without a sign of life after which a stream is taken for cut. It gives one every 25 s. */
export const silentMs = 60_000;
/** Milliseconds after which somebody who wrote counts as writing no more. */
export const typingMs = 4_000;
/** Milliseconds in which one who writes is announced once. */
export const tellTypingMs = 2_000;
