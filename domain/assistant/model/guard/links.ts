import { findPage } from "../../../../content/addresses.ts";
import type { LeadFacts } from "../../../leads/lead.ts";
import type { Brand } from "../../say.ts";

/** Whose addresses an answer may name: ours, and the visitor's own. */
export type Own = { brand: Brand; publicUrl: string; facts: Pick<LeadFacts, "email" | "phone"> };

const markup =
	/<[\p{L}!/?]|!\[|\]\s*[(:[]|&(?:#\w+|[a-z]+);|\{\{|\b(?:javascript|vbscript)\s*:\s*\S|\b(?:data|file|mailto|tel|sms|whatsapp|ftp):\S|\bdata\s*:\s*[\w.+-]+\/|\\u?x?[\da-f]{2,}|```/iu;
const address =
	/(?:https?:)?\/\/[^\s<>"']+|\bwww\.[^\s<>"']+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+|\b[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.(?:\p{L}{2,})(?:\/[^\s]*)?|(?<![\p{L}\p{N}])\/[\p{L}\p{N}_.-][^\s]*/giu;
const endings =
	"com|co|net|org|info|club|app|shop|store|site|online|xyz|link|live|pay|bank|vip|top|pro|tech|dev|io|me|tv|biz|page|web|click|win|bet|fun|world|today|email|support|help|group|agency|digital|cloud|center|news|blog|space|website|money|cash|credit|gift|promo|sale|deals|market|mx|es|us|uk|pe|cl|ar|ec";
const spelledAddress = new RegExp(
	`\\b(?:arroba|hxxp|h t t p)\\b|\\b(?:punto|dot) (?:${endings})\\b|[[({]\\s*(?:\\.|dot|punto|at|arroba|@)\\s*[\\])}]`,
	"i",
);
const digitWord =
	"(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|oh|one|two|three|four|five|six|seven|eight|nine|doble|double)";
/** "Tres uno uno dos cuatro tres dos uno": a telephone in words. */
const spelledPhone = new RegExp(`(?:\\b${digitWord}\\b[\\s,.-]*){6,}`, "i");
const phone = /\+?\d[\d\s().-]{5,}\d/g;

/** The visitor's own address is only said back as theirs: whoever typed it may want others to read it as ours. */
const namesTheirs =
	/\b(?:tu (?:correo|e-?mail|tel[eé]fono|celular|n[uú]mero)|your (?:e-?mail|phone|number)|te (?:escrib|mand|env[ií])\p{L}+|send it to)/iu;

/** Whether a sentence carries mark-up, or leads anywhere but to the site and to who already speak with each other. */
export function leadsAway(sentence: string, own: Own): boolean {
	if (markup.test(sentence) || spelledAddress.test(sentence) || spelledPhone.test(sentence)) return true;
	const theirs = namesTheirs.test(sentence) ? own.facts : { email: null, phone: null };
	const named = { ...own, facts: theirs };
	if ((sentence.match(address) ?? []).some((one) => !isOwn(one.replace(/[.,;:!?)\]»”"']+$/, ""), named)))
		return true;
	return (sentence.match(phone) ?? []).some((one) => {
		const digits = one.replace(/\D/g, "");
		return digits.length >= 7 && !isOwnPhone(digits, named);
	});
}

function isOwn(found: string, { brand, publicUrl, facts }: Own): boolean {
	const text = found.toLowerCase();
	if (text.includes("@")) return text === brand.email.toLowerCase() || text === facts.email?.toLowerCase();
	if (text.startsWith("/") && !text.startsWith("//")) return findPage(text) !== null;
	const host = new URL(publicUrl).host;
	const bare = text.replace(/^(?:https?:)?\/\//, "");
	if (bare === host) return true;
	if (bare.startsWith(`${host}/`)) return findPage(bare.slice(host.length)) !== null;
	// A sentence whose space was forgotten ("listo.Gracias") names no host.
	return !text.includes("/") && !/^(?:https?:|www\.)/.test(text) && isForgottenSpace(found);
}

function isForgottenSpace(text: string): boolean {
	return (
		(/^\p{L}+\.\p{Lu}\p{Ll}+$/u.test(text) && !known.test(text)) || /^(?:[A-Z]\.){2,}[A-Z]?$/i.test(text)
	);
}

/** "Pagos.Club" is an address, however it is written. */
const known = new RegExp(`\\.(?:${endings})$`, "i");

function isOwnPhone(digits: string, { brand, facts }: Own): boolean {
	return [brand.phone, facts.phone].some((own) => own?.replace(/\D/g, "").endsWith(digits.slice(-10)));
}
