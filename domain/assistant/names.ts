import { fold } from "./understand/text.ts";
import { titles } from "./understand/words.ts";

const promising =
	/(?:gratis|free|descuento|discount|rebaja|promo|oferta|garant|guarantee|precio|price|regal|refund|http|www)/;

/** The first name, when it can be said aloud: a short word of letters. */
export function spokenName(name: string | null): string | null {
	const first = name?.split(" ").find((word) => !titles.has(fold(word).replace(/\.$/, ""))) ?? "";
	return /^[\p{L}\p{M}'’-]{2,20}$/u.test(first) && !promising.test(fold(name ?? "")) ? first : null;
}

/** The company's name, when repeating it cannot pass for a claim of ours: short, without figures or marks. */
export function spokenCompany(company: string | null): string | null {
	if (!company || company.length > 40 || company.split(" ").length > 5) return null;
	const plain = /^[\p{L}\p{M}][\p{L}\p{M}'’&. -]*$/u.test(company);
	return plain && /^\p{Lu}/u.test(company) && !promising.test(fold(company)) ? company : null;
}
