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
