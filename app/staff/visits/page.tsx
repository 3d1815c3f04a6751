import { fillBlanks } from "../../../content/fill-blanks.ts";
import type { StaffText } from "../../../content/staff/schema.ts";
import { readVisitOverview } from "../../../domain/analytics/visit-overview.ts";
import { ListFilters, NothingHere } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { visitsView } from "./visits-view.server.ts";

const spans = [7, 30, 90] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text } = staffRequest(request, context);
	const days = spans.find((span) => String(span) === searchParams.get("days")) ?? 30;
	const overview = await readVisitOverview(db, { now: services.runtime.now(), days });
	return {
		text,
		filters: spans.map((span) => ({
			label: fillBlanks(text.visits.days, { days: span }),
			path: `${to("/visits")}?days=${span}`,
			current: span === days,
		})),
		...visitsView(overview, language),
	};
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.visits }];

export default function Visits({ loaderData }: Route.ComponentProps) {
	const { text, filters, about, empty, pages, sources, funnel, demos } = loaderData;
	const words = text.visits;
	return (
		<>
			<header className="screen-head">
				<div>
					<h1>{text.screens.visits}</h1>
					<p className="intro quiet">{about}</p>
				</div>
				<ListFilters label={text.filter} links={filters} />
			</header>
			{empty ? (
				<NothingHere {...text.nothing.visits} />
			) : (
				<div className="panel-flow visit-flow">
					<Bars id="funnel" title={words.funnel.title} note={words.funnel.note} rows={funnel} />
					<Bars
						id="sources"
						title={words.sources}
						note={sources.length === 0 && words.nothing}
						rows={sources}
					/>
					<Bars id="pages" title={words.pages} note={pages.length === 0 && words.nothing} rows={pages} />
					<Demos demos={demos} text={words} />
				</div>
			)}
			<p className="small quiet">{words.how}</p>
		</>
	);
}

type DemosProps = {
	demos: readonly { key: string; name: string; uses: string }[];
	text: StaffText["visits"];
};

function Demos({ demos, text }: DemosProps) {
	return (
		<section className="panel panel-part" aria-labelledby="demos">
			<h2 id="demos">{text.demos}</h2>
			{demos.length === 0 && <p className="small quiet">{text.nothing}</p>}
			<ul className="screen-list">
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
	);
}

type Props = {
	id: string;
	title: string;
	note: string | false;
	rows: readonly { name: string; title?: string | null; count: string; share: number }[];
};

function Bars({ id, title, note, rows }: Props) {
	return (
		<section className="panel panel-part" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{note && <p className="small quiet">{note}</p>}
			<ol className="visit-bars">
				{rows.map(({ name, title, count, share }) => (
					<li key={name}>
						<span className="visit-name">
							{title ?? name} {title && <span className="small quiet">{name}</span>}
						</span>{" "}
						<b>{count}</b>
						<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
							<rect width={share * 100} height="6" />
						</svg>
					</li>
				))}
			</ol>
		</section>
	);
}
