import type { AboutText } from "../../../content/pages/about/schema.ts";
import { Portrait } from "./portrait.tsx";

export function Team({ team }: { team: AboutText["team"] }) {
	return (
		<section className="section cielo" aria-labelledby="team">
			<div className="wide">
				<h2 id="team">{team.heading}</h2>
				<ul className="team">
					{team.people.map(({ name, role, about }, index) => (
						<li key={name}>
							<Portrait of={index} />
							<h3>{name}</h3>
							<p>
								<b>{role}</b>
							</p>
							<p>{about}</p>
						</li>
					))}
				</ul>
				<p className="small quiet">{team.sample}</p>
			</div>
		</section>
	);
}
