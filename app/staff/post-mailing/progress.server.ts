import type { BlogRoomsText } from "../../../content/blog-rooms/schema.ts";
import type { Language } from "../../../content/language.ts";
import { locales } from "../../../content/locale.ts";
import type { Db } from "../../../db/connect.ts";
import { mailingOf } from "../../../domain/blog/mail-post.ts";

type Asked = { db: Db; postId: string; language: Language; words: BlogRoomsText["mailing"] };

export type MailingProgress = NonNullable<Awaited<ReturnType<typeof mailingProgress>>>;

/** How far the mails with a post have come, in words and as a share; null when it was never sent. */
export async function mailingProgress({ db, postId, language, words }: Asked) {
	const { waiting = 0, sending = 0, sent = 0, needless = 0, dead = 0 } = await mailingOf(db, postId);
	const open = waiting + sending;
	const settled = sent + needless + dead;
	const all = open + settled;
	if (all === 0) return null;
	const said = (sentence: string, numbers: Record<string, number>) =>
		Object.entries(numbers).reduce(
			(text, [name, number]) => text.replace(`{${name}}`, written(number, language)),
			sentence,
		);
	return {
		...{ all, settled, isUnderWay: open > 0, quarter: Math.floor((4 * settled) / all) },
		sentence: open > 0 ? said(words.underWay, { settled, all }) : words.ended,
		figures: [
			said(words.figures, { sent, waiting: open, dead }),
			needless > 0 && said(words.left, { count: needless }),
		]
			.filter(Boolean)
			.join(" "),
	};
}

function written(number: number, language: Language): string {
	return number.toLocaleString(locales[language], { useGrouping: "always" });
}
