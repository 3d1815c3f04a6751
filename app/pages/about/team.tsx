import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { AboutText } from "../../../content/pages/about/schema.ts";
import { Portrait, type PortraitName, portraitGrounds } from "../../ui/people/person.tsx";

const portraits: readonly PortraitName[] = ["laura", "tomas", "sara"];

export function Team({ team, values }: Pick<AboutText, "team" | "values">) {
	const [belief] = values.list;
	return (
		<section className="section niebla" aria-labelledby="team">
			<div className="wide team">
				<h2 id="team">{team.heading}</h2>
				{belief && (
					<blockquote className="ladrillo">
						<p>{team.quote}</p>
						<footer>{fillBlanks(team.belief, { value: belief.name })}</footer>
					</blockquote>
				)}
				<ul>
					{team.people.map((person, index) => (
						<TeamMember key={person.name} person={person} index={index} />
					))}
				</ul>
				<p className="small quiet">{team.sample}</p>
			</div>
		</section>
	);
}

function TeamMember({ person, index }: { person: AboutText["team"]["people"][number]; index: number }) {
	const portrait = portraits[index % portraits.length];
	return (
		<li>
			{portrait && (
				<figure className={portraitGrounds[portrait]}>
					<Portrait name={portrait} />
				</figure>
			)}
			<h3>{person.name}</h3>
			<p>
				<b>{person.role}.</b> {person.about}
			</p>
		</li>
	);
}
