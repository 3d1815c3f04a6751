import type { Language } from "../../../../../content/language.ts";

/** Stands for "at our expense", however that is put. */
export const payingWord = "Paidbyus";
/** Stands for "comes with it": whoever says so says that nobody pays for it. */
export const includedWord = "Comeswith";

/** Money without a word of money: what costs nothing, who pays, what comes with what. */
export const moneyPhrases: Record<Language, readonly (readonly [RegExp, string])[]> = {
	es: [
		[
			/(?<!\p{L})(?:(?:va|van|corre|corren|sale|salen|es|son)(?: todo)? )?(?:por|de|a) (?:nuestra cuenta|cuenta (?:nuestra|de nosotros|de la casa))(?: (?:va|van|corre|corren))?(?!\p{L})/giu,
			`${payingWord} con nosotros`,
		],
		[
			/(?<!\p{L})(?:lo|la|los|las) (?:asumimos|cubrimos|ponemos|invitamos)(?: nosotros)?(?!\p{L})|(?<!\p{L})(?:asumimos|cubrimos|invitamos|obsequiamos)(?!\p{L})/giu,
			`${payingWord} con nosotros`,
		],
		[
			/(?<!\p{L})(?:sin (?:poner|sacar|soltar|gastar|desembolsar)|no (?:pones|sacas|sueltas|gastas|desembolsas)) (?:un|ni un|nada|ningún)(?: (?:peso|centavo|billete|dólar))?(?!\p{L})|(?<!\p{L})(?:sale|salen|queda|quedan) en (?:cero|nada)(?!\p{L})/giu,
			`${payingWord} con nosotros`,
		],
		[
			/(?<!\p{L})(?:(?:va|van|viene|vienen|está|están) (?:\p{L}+ )?(?:incluid[oa]s?|de ñapa|de encime)|con todo incluido|de ñapa|de encime)(?!\p{L})/giu,
			includedWord,
		],
	],
	en: [
		[
			/\b(?:(?:is|are|goes|go|come|comes) )?(?:all )?(?:on (?:us|the house|rumbo|Ourname)|at our (?:own )?(?:cost|expense)|out of our (?:own )?pocket)\b/gi,
			`${payingWord} with us`,
		],
		[
			/\b(?:we|our team|the team) (?:will )?(?:covers?|foots?|picks? up (?:the (?:tab|bill|check|cost))|absorbs?|takes? the (?:tab|bill))\b|\bpicks? up the (?:tab|bill|check)\b/gi,
			`we ${payingWord}`,
		],
		[
			/\bwithout (?:spending|paying|putting in)\b|\b(?:not|never) (?:spend|put in) (?:a|one) (?:thing|cent|dime|penny|dollar)\b|\bopen your wallet\b|\bnot a (?:cent|dime|penny)\b/gi,
			`${payingWord} with us`,
		],
		[
			/\b(?:comes?|(?:is|are) (?:thrown in|bundled)|(?:is|are) included|goes|go) with\b|\b(?:is|are|comes?) (?:all )?(?:included|thrown in|bundled)\b/gi,
			includedWord,
		],
	],
};
