import { useParams } from "react-router";
import { pathTo } from "../../../content/addresses.ts";
import { IndustryIcon } from "../../ui/industry-icon/industry-icon.tsx";
import type { LayoutData } from "../layout-data.server.ts";

export function IndustryLinks({ data }: { data: LayoutData }) {
	const { industry } = useParams();
	return (
		<ul>
			{data.industries.map(({ id, name }) => (
				<li key={id}>
					<a
						href={pathTo("industry", data.language, { industry: id })}
						aria-current={industry === id ? "page" : undefined}
					>
						<IndustryIcon industry={id} />
						{name}
					</a>
				</li>
			))}
		</ul>
	);
}
