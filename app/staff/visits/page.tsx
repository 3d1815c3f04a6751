import { industries } from "../../../content/industries/list.ts";
import type { Language } from "../../../content/language.ts";
import { locales } from "../../../content/locale.ts";
import { demoEventNames } from "../../../domain/analytics/event.ts";
import { demoUseSince } from "../../../domain/analytics/event-store.ts";
import { funnelSince } from "../../../domain/analytics/funnel-store.ts";
import { direct } from "../../../domain/analytics/visit.ts";
import { visitsSince } from "../../../domain/analytics/visit-store.ts";
import { dayIn } from "../../../domain/wall-clock.ts";
import { RouteLink } from "../../rooms/route-link.tsx";
import { staffRoom } from "../staff-room.server.ts";
import type { Route } from "./+types/page";

const spans = [7, 30, 90] as const;
const listed = 15;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRoom(request, context);
	const words = text.visits;
	const days = spans.find((span) => String(span) === searchParams.get("days")) ?? 30;
	const since = new Date(services.runtime.now().getTime() - days * 86_400_000);
	const [visits, demos, funnel] = [
		await visitsSince(db, dayIn(since, services.settings.brand.timeZone), listed),
		await demoUseSince(db, since.toISOString()),
		await funnelSince(db, since.toISOString()),
	];
	const numbers = new Intl.NumberFormat(locales[language], { useGrouping: "always" });
	const bars = (rows: readonly { name: string; count: number }[]) => {
		const most = Math.max(1, ...rows.map(({ count }) => count));
		return rows.map(({ name, count }) => ({ name, count: numbers.format(count), share: count / most }));
	};
	const steps = (["opened", "begun", "contact", "proposal", "downloaded"] as const).map((step) => ({
		name: words.funnel[step],
		count: funnel[step],
	}));
	return {
		text,
		days,
		spans: spans.map((span) => ({
			...{ span, path: `${to("/visits")}?days=${span}` },
			label: words.days.replace("{days}", String(span)),
		})),
		about: words.about
			.replace("{entries}", numbers.format(visits.entries))
			.replace("{views}", numbers.format(visits.views)),
		empty: visits.views === 0 && demos.length === 0 && steps.every(({ count }) => count === 0),
		pages: bars(visits.pages),
		sources: bars(
			visits.sources.map(({ name, count }) => ({ name: name === direct ? words.direct : name, count })),
		),
		funnel: bars(steps),
		demos: demos.slice(0, listed).map(({ industry, flow, ...uses }) => ({
			key: `${industry}/${flow}`,
			name: demoName(industry, flow, language),
			uses: demoEventNames.map((one) => `${words.uses[one]}: ${numbers.format(uses[one])}`).join(" · "),
		})),
	};
}

function demoName(industry: string, flow: string, language: Language): string {
	const known = industries.find(({ id }) => id === industry);
	const played = known?.flows.find(({ id }) => id === flow);
	return [known?.text[language].name ?? industry, played?.text[language].name ?? flow].join(" · ");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.rooms.visits }];

export default function Visits({ loaderData }: Route.ComponentProps) {
	const { text, days, spans, about, empty, pages, sources, funnel, demos } = loaderData;
	const words = text.visits;
	return (
		<>
			<header className="room-head">
				<div>
					<h1>{text.rooms.visits}</h1>
					<p className="lead quiet">{about}</p>
				</div>
				<nav className="row" aria-label={text.filter}>
					{spans.map(({ span, path, label }) => (
						<RouteLink key={span} look={span === days ? "small" : "small outline"} to={path}>
							{label}
						</RouteLink>
					))}
				</nav>
			</header>
			{empty ? (
				<div className="panel panel-empty">
					<h2>{text.none}</h2>
					<p className="quiet">{text.noneYet}</p>
				</div>
			) : (
				<div className="panel-flow">
					<Bars id="funnel" title={words.funnel.title} note={words.funnel.note} rows={funnel} />
					<Bars
						id="sources"
						title={words.sources}
						note={sources.length === 0 && words.nothing}
						rows={sources}
					/>
					<Bars id="pages" title={words.pages} note={pages.length === 0 && words.nothing} rows={pages} />
					<section className="panel visit-part" aria-labelledby="demos">
						<h2 id="demos">{words.demos}</h2>
						{demos.length === 0 && <p className="quiet">{words.nothing}</p>}
						<ul className="room-list">
							{demos.map(({ key, name, uses }) => (
								<li key={key}>
									<div>
										<h3>{name}</h3>
										<p className="small quiet">{uses}</p>
									</div>
								</li>
							))}
						</ul>
					</section>
				</div>
			)}
			<p className="small quiet">{words.how}</p>
		</>
	);
}

type BarsProps = {
	id: string;
	title: string;
	note: string | false;
	rows: readonly { name: string; count: string; share: number }[];
};

function Bars({ id, title, note, rows }: BarsProps) {
	return (
		<section className="panel visit-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{note && <p className="small quiet">{note}</p>}
			<ol className="visit-bars">
				{rows.map(({ name, count, share }) => (
					<li key={name}>
						<span className="visit-name">{name}</span> <b>{count}</b>
						<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
							<rect width={share * 100} height="6" />
						</svg>
					</li>
				))}
			</ol>
		</section>
	);
}
