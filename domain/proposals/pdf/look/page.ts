/** A4 in points, and the margin of every page. */
export const page = { width: 595.28, height: 841.89, margin: 48 } as const;

/** The width between the margins. */
export const column = page.width - 2 * page.margin;
