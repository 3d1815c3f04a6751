import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { readVersion } from "../../../domain/blog/editing/read-editor.ts";
import { categoryName } from "../../../domain/blog/posts/names.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import type { Language } from "../../../shared/language.ts";
import { momentText } from "../times.server.ts";
import { typedOf } from "./editor-submission.server.ts";
import { previewOf } from "./preview.server.ts";

type VersionRead = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

export type VersionData = ReturnType<typeof versionData>;

export function versionData(
	{ post, version, newest, passages }: VersionRead,
	language: Language,
	words: BlogAdminText["editor"],
) {
	const then = version.text;
	const changed = differencesOf(newest.text, then, language, words);
	const since = differencesOf(then, newest.text, language, words);
	return {
		id: version.id,
		base: newest.number,
		content: then.content,
		isNewest: version.id === newest.id,
		label: versionLabel(version, language, words),
		fields: changed
			.filter(({ name }) => name !== "content")
			.map((field) => ({ ...field, now: since.find(({ name }) => name === field.name) ?? field })),
		passages,
		preview: previewOf(then, post),
	};
}

export function versionLabel(
	{ number, author, at, published, auto }: VersionRead["version"],
	language: Language,
	words: BlogAdminText["editor"],
): string {
	const label = fillBlanks(words.version, { number, author, date: momentText(at, language) });
	const more = [...(auto ? [words.auto] : []), ...(published ? [words.seen] : [])];
	return more.length > 0 ? `${label} (${more.join(", ")})` : label;
}

export type Difference = { name: string; label: string; value: string; picture: string | null };

export function differencesOf(
	own: PostText,
	theirs: PostText,
	language: Language,
	{ fields, cover, coverAlt }: Pick<BlogAdminText["editor"], "fields" | "cover" | "coverAlt">,
): Difference[] {
	const [mine, other] = [own, theirs].map(valuesOf) as [Values, Values];
	const labels: Record<string, string> = { ...fields, cover, coverAlt };
	return Object.entries(other).flatMap(([name, { value, picture }]) => {
		if (mine[name]?.value === value && mine[name]?.picture === picture) return [];
		const shown = name === "category" && value ? categoryName(value, language) : value;
		return [{ name, label: labels[name] ?? name, value: shown, picture }];
	});
}

type Values = Record<string, { value: string; picture: string | null }>;

function valuesOf(text: PostText): Values {
	const fields = Object.entries(typedOf(text)).map(([name, value]) => [name, { value, picture: null }]);
	const { author, cover } = text;
	return {
		...Object.fromEntries(fields),
		author: { value: author.name, picture: author.image },
		cover: { value: "", picture: cover?.src ?? null },
		coverAlt: { value: cover?.alt ?? "", picture: null },
	};
}
