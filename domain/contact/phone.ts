import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number as a person wrote it, Colombian unless it says otherwise.
 * @returns E.164, e.g. "+573001234567", or null when no such number can exist.
 */
export function readPhone(raw: string): string | null {
	const digits = raw.replace(/\D/g, "");
	const attempts = [raw, ...(digits.length > 10 ? [`+${digits.replace(/^00/, "")}`] : [])];
	for (const attempt of attempts) {
		const phone = parsePhoneNumberFromString(attempt, "CO");
		if (phone?.isValid()) return phone.number;
	}
	return null;
}
