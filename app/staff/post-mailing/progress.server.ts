import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import { groupedNumber } from "../../../content/locale.ts";
import type { mailingOf } from "../../../domain/blog/posts/mail-post.ts";
import type { Language } from "../../../shared/language.ts";

type Counts = Awaited<ReturnType<typeof mailingOf>>;
type ProgressText = { language: Language; words: BlogAdminText["mailing"] };

export type MailingProgress = NonNullable<ReturnType<typeof mailingProgress>>;

/** Returns the progress of the mails with a post, in words and as a share; null when it was never sent. */
export function mailingProgress(counts: Counts, { language, words }: ProgressText) {
	const { waiting = 0, sending = 0, sent = 0, needless = 0, dead = 0 } = counts;
	const open = waiting + sending;
	const settled = sent + needless + dead;
	const all = open + settled;
	if (all === 0) return null;
	const shown = (number: number) => groupedNumber(number, language);
	return {
		all,
		settled,
		isUnderWay: open > 0,
		quarter: Math.floor((4 * settled) / all),
		sentence:
			open > 0 ? fillBlanks(words.underWay, { settled: shown(settled), all: shown(all) }) : words.ended,
		figures: [
			fillBlanks(words.figures, { sent: shown(sent), waiting: shown(open), dead: shown(dead) }),
			needless > 0 && fillBlanks(words.left, { count: shown(needless) }),
		]
			.filter(Boolean)
			.join(" "),
	};
}
