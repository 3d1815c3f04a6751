import { ButtonLink } from "../../ui/button/button.tsx";
import { Hour } from "../../ui/hour/hour.tsx";

type Props = {
	solution: {
		id: string;
		name: string;
		hour: { time: string; half: string };
		customer: string;
		text: string;
		does: readonly string[];
		href: string;
	};
	see: string;
	colour: string;
	highlighted: boolean;
};

export function Solution({ solution, see, colour, highlighted }: Props) {
	const { id, name, hour, customer, text, does, href } = solution;
	return (
		<section
			id={id}
			className={`solution ${colour}`}
			aria-labelledby={`${id}-name`}
			data-highlighted={highlighted ? "" : undefined}
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: the visitor opened this section's own address.
			autoFocus={highlighted}
		>
			<div className="wide solution-grid">
				<div>
					<p className="solution-hour">
						<Hour {...hour} />
					</p>
					<p className="solution-customer">{customer}</p>
				</div>
				<div>
					<h2 id={`${id}-name`}>{name}</h2>
					<p className="intro">{text}</p>
					<ul>
						{does.map((thing) => (
							<li key={thing}>{thing}</li>
						))}
					</ul>
					<ButtonLink look="outline" href={href} aria-label={`${see}: ${name}`}>
						{see}
					</ButtonLink>
				</div>
			</div>
		</section>
	);
}
