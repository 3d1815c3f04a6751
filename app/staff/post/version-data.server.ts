import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { readVersion } from "../../../domain/blog/editing/read-editor.ts";
import type { Language } from "../../../shared/language.ts";
import { momentText } from "../times.server.ts";
import { differencesOf } from "./differences.server.ts";
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
