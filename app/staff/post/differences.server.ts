import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { categoryName } from "../../../domain/blog/posts/names.ts";
import type { PostText } from "../../../domain/blog/posts/post.ts";
import type { Language } from "../../../shared/language.ts";
import { typedOf } from "./read-text.server.ts";

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
