const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a date format. Creating one takes longer than rendering a page, so each is created once and cached. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, options]);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}

const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

/** The same for times as seen from now. */
export function relativeFormat(
	locale: string,
	options: Intl.RelativeTimeFormatOptions = {},
): Intl.RelativeTimeFormat {
	const key = JSON.stringify([locale, options]);
	const format = relativeFormats.get(key) ?? new Intl.RelativeTimeFormat(locale, options);
	relativeFormats.set(key, format);
	return format;
}
