import { pathTo } from "../../../content/addresses.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { useCurrentPage } from "../current-page.ts";
import type { LayoutData } from "../layout-data.server.ts";
import { IndustryLinks } from "./industry-links.tsx";
import { ariaCurrentOf } from "./sections.ts";

export function IndustriesMenu({ data }: { data: LayoutData }) {
	const { page } = useCurrentPage();
	const current = ariaCurrentOf("industries", page);
	return (
		<details className="industries-menu" data-menu="">
			<summary aria-current={current && "true"}>
				{data.text.links.industries}
				<Icon name="chevron" />
			</summary>
			<div>
				<a
					href={pathTo("industries", data.language)}
					aria-current={page === "industries" ? "page" : undefined}
				>
					{data.text.allIndustries}
					<Icon name="arrow" />
				</a>
				<IndustryLinks data={data} />
			</div>
		</details>
	);
}
