import { pathTo } from "../../content/addresses.ts";
import type { BlogText } from "../../content/blog/schema.ts";
import type { Language } from "../../shared/language.ts";
import { Island } from "../islands/island.tsx";
import { Button } from "../ui/button/button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { LiveSearch } from "./live-search.tsx";
import { resultsId } from "./post-list.tsx";

export const filtersId = "filtros";

type Props = {
	text: BlogText["search"];
	language: Language;
	query: string;
	kept: Readonly<Record<string, string>>;
	loading: string;
};

export function SearchForm({ text, language, query, kept, loading }: Props) {
	const action = pathTo("blog", language);
	return (
		<search>
			<form className="blog-search" action={action}>
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<Island
					name="live-search"
					of={LiveSearch}
					props={{
						kept,
						action,
						value: query,
						label: text.label,
						placeholder: text.placeholder,
						loading,
						failed: text.failed,
						parts: [resultsId, filtersId],
					}}
				/>
				<Button type="submit" look="small" aria-label={text.send}>
					<Icon name="search" />
				</Button>
			</form>
		</search>
	);
}
