import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number as a person wrote it.
 * @param countries whose it may be when it does not say, likeliest first.
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

/** @param phone E.164. @returns the country it is of, e.g. "US", or null when it is of none. */
export function countryOfPhone(phone: string): CountryCode | null {
	return parsePhoneNumberFromString(phone)?.country ?? null;
}

/**
 * A phone number grouped as people read it out.
 * @param phone E.164, as `readPhone` gives it.
 * @returns e.g. "+57 300 123 4567"; what is no number as it stands.
 */
export function writtenPhone(phone: string): string {
	const written = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
	// Colombians say the last seven digits in two groups, which the library leaves in one.
	return written.replace(/ (\d{3})(\d{4})$/, " $1 $2");
}
