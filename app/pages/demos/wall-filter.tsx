import type { DemosData } from "./demos-data.server.ts";

type Props = { legend: string; choices: DemosData["choices"] };

/** The styles show what is chosen, without scripts; of the counts, they show one, which is announced. */
export function WallFilter({ legend, choices }: Props) {
	return (
		<>
			<fieldset className="demos-filter">
				<legend className="intro">{legend}</legend>
				<div>
					{choices.map(({ id, name }) => (
						<label key={id}>
							<input type="radio" name="industry" value={id} defaultChecked={id === ""} />
							<span>{name}</span>
						</label>
					))}
				</div>
			</fieldset>
			<p className="demos-count small" role="status">
				{choices.map(({ id, shown }) => (
					<span key={id} data-industry={id}>
						{shown}
					</span>
				))}
			</p>
		</>
	);
}
