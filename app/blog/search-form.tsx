import { pathTo } from "../../content/addresses.ts";
import type { BlogText } from "../../content/blog/schema.ts";
import type { Language } from "../../content/language.ts";
import { Button } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";

type Props = {
	text: BlogText["search"];
	language: Language;
	query: string;
	/** What else the list is narrowed to. */
	kept: Readonly<Record<string, string>>;
};

/** A form that asks for the list with words in it. */
export function SearchForm({ text, language, query, kept }: Props) {
	return (
		<search>
			<form className="blog-search" action={pathTo("blog", language)}>
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<input
					type="search"
					name="q"
					defaultValue={query}
					aria-label={text.label}
					placeholder={text.placeholder}
					maxLength={100}
				/>
				<Button type="submit" look="small" aria-label={text.send}>
					<Icon name="search" />
				</Button>
			</form>
		</search>
	);
}
