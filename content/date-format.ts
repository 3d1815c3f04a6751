const formats = new Map<string, Intl.DateTimeFormat>();

/** How moments are written. Making a format takes longer than answering a page, so each is made once and kept. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = JSON.stringify([locale, options]);
	const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
	formats.set(key, format);
	return format;
}
