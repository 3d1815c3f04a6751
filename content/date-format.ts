const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a date format. Creating one takes longer than rendering a page, so each is created once and cached. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, options]);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}
