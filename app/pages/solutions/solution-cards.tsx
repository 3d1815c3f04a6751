import { solutionColour } from "./colour.ts";

type Props = { solutions: readonly { id: string; name: string; address: string; industryName: string }[] };

export function SolutionCards({ solutions }: Props) {
	return (
		<ul className="solution-cards">
			{solutions.map(({ id, name, address, industryName }, index) => (
				<li key={id}>
					<a href={address} className={solutionColour(index)}>
						<b>{name}</b> <span>{industryName}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
