import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { NearDate } from "../../ui/near-date/near-date.tsx";
import { SceneDrawing } from "../../ui/scene/scene.tsx";
import { pageScenes } from "../../ui/scene/scene-places.ts";
import type { PortalMove } from "./first-screen-view.server.ts";
import type { PortalView } from "./portal-view.server.ts";

const grounds = { project: "portal-move-project", asks: "sol", papers: "cielo" };

type Props = { view: PortalView; text: PortalText; email: string };

export function FirstScreen({ view, text, email }: Props) {
	return (
		<header className="portal-first noche">
			<div className="portal-greeting">
				<p className="portal-welcome">
					<b>{text.welcome}</b> <span className="quiet">{view.client}</span>
				</p>
				<h1>{view.greeting}</h1>
				<p className="quiet">{fillBlanks(text.intro, { client: view.client })}</p>
				<p>
					<ButtonLink look="outline" href={`mailto:${email}`}>
						{text.writeTeam}
					</ButtonLink>
				</p>
			</div>
			{view.moves.length > 0 && (
				<ul className="portal-moves" aria-label={text.moves.label}>
					{view.moves.map((move) => (
						<li key={move.look}>
							<MoveCard move={move} lang={view.lang} />
						</li>
					))}
				</ul>
			)}
		</header>
	);
}

function MoveCard({ move, lang }: { move: PortalMove; lang: PortalView["lang"] }) {
	const { look, figure, unit, title, name, about, by, href } = move;
	return (
		<a className={`portal-move ${grounds[look]}`} href={href}>
			<span className="portal-figure">
				{figure}
				{unit && <small>{unit}</small>}
			</span>{" "}
			<b>
				{title} {name && <span lang={lang}>{name}</span>}
			</b>{" "}
			{about && (
				<span className="portal-about" lang={lang}>
					{about}
				</span>
			)}{" "}
			{by && (
				<span className="portal-by">
					{by.author}, <NearDate at={by.at} />
				</span>
			)}
		</a>
	);
}

export function FirstDay({ view, text, email }: { view: PortalView; text: PortalText; email: string }) {
	const { firstDay } = text;
	return (
		<section className="portal-first-day sol">
			<div className="portal-day-text">
				<p className="portal-welcome">
					<b>{text.welcome}</b> <span>{view.client}</span>
				</p>
				<h1>{view.greeting}</h1>
				<p>{firstDay.intro}</p>
				<ul className="portal-day-steps">
					{firstDay.steps.map(({ title, text }) => (
						<li key={title}>
							<i aria-hidden="true" />
							<b>{title}</b> {text}
						</li>
					))}
				</ul>
				<p>
					<ButtonLink href={`mailto:${email}`}>{text.writeTeam}</ButtonLink>
				</p>
			</div>
			<SceneDrawing {...pageScenes.portalFirstDay} className="portal-day-scene" />
		</section>
	);
}
