import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Parses a phone number as a person wrote it.
 * @param countries to try when the number has no country code, likeliest first.
 * @returns E.164, e.g. "+573001234567", or null when no such number can exist.
 */
export function readPhone(raw: string, countries: readonly CountryCode[] = ["CO"]): string | null {
	const digits = raw.replace(/\D/g, "");
	const attempts = [raw, ...(digits.length > 10 ? [`+${digits.replace(/^00/, "")}`] : [])];
	for (const country of countries) {
		for (const attempt of attempts) {
			const phone = parsePhoneNumberFromString(attempt, country);
			if (phone?.isValid()) return phone.number;
		}
	}
	return null;
}

/** @param phone E.164. @returns its country, e.g. "US", or null when there is none. */
export function countryOfPhone(phone: string): CountryCode | null {
	return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * Groups a phone number as people read it out.
 * @param phone E.164, as `readPhone` returns it.
 * @returns e.g. "+57 300 123 4567"; an invalid number unchanged.
 */
export function writtenPhone(phone: string): string {
	const formatted = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
	// Colombians say the last seven digits in two groups; the library leaves them in one.
	return formatted.replace(/ (\d{3})(\d{4})$/, " $1 $2");
}
