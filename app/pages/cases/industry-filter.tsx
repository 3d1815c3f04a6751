import type { CasesText } from "../../../content/pages/cases/schema.ts";

type Props = {
	text: CasesText;
	choices: readonly { id: string; name: string; href: string }[];
	/** An industry's id, or null for all. */
	chosen: string | null;
	/** Address of all cases. */
	all: string;
};

/** Links, so that a filtered list has an address and needs no script. */
export function IndustryFilter({ text, choices, chosen, all }: Props) {
	return (
		<nav aria-label={text.filter}>
			<ul className="row cases-filter">
				<li>
					<a href={all} aria-current={chosen ? undefined : "true"}>
						{text.all}
					</a>
				</li>
				{choices.map(({ id, name, href }) => (
					<li key={id}>
						<a href={href} aria-current={chosen === id ? "true" : undefined}>
							{name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
