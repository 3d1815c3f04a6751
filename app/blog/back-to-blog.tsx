import { pathTo } from "../../content/addresses.ts";
import type { Language } from "../../shared/language.ts";
import { Icon } from "../ui/icon/icon.tsx";

export function BackToBlog({ label, language }: { label: string; language: Language }) {
	return (
		<p>
			<a className="blog-back" href={pathTo("blog", language)}>
				<Icon name="arrow" />
				{label}
			</a>
		</p>
	);
}
