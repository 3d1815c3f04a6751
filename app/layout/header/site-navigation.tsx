import { pathTo } from "../../../content/addresses.ts";
import { useCurrentPage } from "../current-page.ts";
import type { LayoutData } from "../layout-data.server.ts";
import { IndustriesMenu } from "./industries-menu.tsx";
import { ariaCurrentOf, sections } from "./sections.ts";

export function SiteNavigation({ data }: { data: LayoutData }) {
	const { page } = useCurrentPage();
	return (
		<nav className="navigation" aria-label={data.text.navigation}>
			{sections.map((section) =>
				section === "industries" ? (
					<IndustriesMenu key={section} data={data} />
				) : (
					<a key={section} href={pathTo(section, data.language)} aria-current={ariaCurrentOf(section, page)}>
						{data.text.links[section]}
					</a>
				),
			)}
		</nav>
	);
}
