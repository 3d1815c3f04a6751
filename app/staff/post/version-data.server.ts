import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { nearMoment } from "../../../content/near-moment.ts";
import type { readVersion } from "../../../domain/blog/editing/read-editor.ts";
import { categoryName } from "../../../domain/blog/posts/names.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import type { Language } from "../../../shared/language.ts";
import type { DatedText } from "../../ui/near-date/near-date.tsx";
import { typedOf } from "./editor-submission.server.ts";
import { previewOf } from "./preview.server.ts";

type VersionRead = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

type VersionContext = { language: Language; words: BlogAdminText["editor"]; now: Date };

export type VersionData = ReturnType<typeof versionData>;

export function versionData({ post, version, newest, passages }: VersionRead, context: VersionContext) {
	const { language, words } = context;
	const then = version.text;
	const changed = differencesOf(newest.text, then, language, words);
	const since = differencesOf(then, newest.text, language, words);
	return {
		id: version.id,
		base: newest.number,
		content: then.content,
		isNewest: version.id === newest.id,
		label: versionLabel(version, context),
		fields: changed
			.filter(({ name }) => name !== "content")
			.map((field) => ({ ...field, now: since.find(({ name }) => name === field.name) ?? field })),
		passages,
		preview: previewOf(then, post),
	};
}

export function versionLabel(
	{ number, author, at, published, auto }: VersionRead["version"],
	{ language, words, now }: VersionContext,
): DatedText {
	const more = [...(auto ? [words.auto] : []), ...(published ? [words.seen] : [])];
	const sentence = more.length > 0 ? `${words.version} (${more.join(", ")})` : words.version;
	return { sentence, at: nearMoment(at, now, language), values: { number, author } };
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
