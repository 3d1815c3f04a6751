import { pathTo } from "../../../content/addresses.ts";
import { portal } from "../../../content/portal/list.ts";
import type { PortalText } from "../../../content/portal/schema.ts";
import { readClientPortal, recordPortalVisit } from "../../../domain/portal/client-portal.ts";
import { servicesContext } from "../../../http/context.ts";
import { languageOf } from "../../../shared/language.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { PortalParts } from "../../ui/portal-parts/portal-parts.tsx";
import { clientSessionOrNull } from "../portal-session.server.ts";
import type { Route } from "./+types/page";
import { DemoCards } from "./demo-cards.tsx";
import { Downloads } from "./downloads.tsx";
import { FirstDay, FirstScreen } from "./first-screen.tsx";
import { NextConsultation } from "./next-consultation.tsx";
import { type PortalView, portalView } from "./portal-view.server.ts";
import { ProjectPanel } from "./project-panel.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { connection, settings, runtime } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const session = clientSessionOrNull(context);
	const shared = { language, text: portal[language], site: siteFacts(settings) };
	if (!session) return { ...shared, view: null };
	const now = runtime.now();
	const since = await recordPortalVisit(connection.db, runtime, session.account.id);
	const stored = await readClientPortal(connection.db, session.client.id, now);
	return { ...shared, view: portalView(stored, session, { now, since, language }) };
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { ...text.summary, title: `${text.summary.title} | ${site.product}`, keywords: [] };
	return metadata({ site, language, summary, page: "portal", noindex: true });
};

export default function Portal({ loaderData }: Route.ComponentProps) {
	const { view, text, language, site } = loaderData;
	if (!view) {
		return <SignedOut text={text.signedOut} login={pathTo("login", language)} />;
	}
	if (view.isEmpty) return <FirstDay view={view} text={text} email={site.email} />;
	const { sections } = text;
	const { stacked, beside } = placed(view);
	return (
		<>
			<FirstScreen view={view} text={text} email={site.email} />
			<div className={beside.length > 0 ? "portal-columns portal-pair" : "portal-columns"}>
				{view.consultation && (
					<NextConsultation consultation={view.consultation} text={text.consultation} email={site.email} />
				)}
				<section className="screen-section portal-projects" aria-label={sections.projects}>
					<Projects view={view} projects={stacked} text={text} email={site.email} />
					{view.projects.length === 0 && (
						<div className="panel panel-empty">
							<h2>{text.project.none}</h2>
							<p className="quiet">{text.project.noneNext}</p>
						</div>
					)}
				</section>
				{beside.length > 0 && (
					<div className="portal-beside">
						<Projects view={view} projects={beside} text={text} email={site.email} />
					</div>
				)}
				<Aside view={view} text={text} />
			</div>
			<section className="screen-section" id="demos" aria-labelledby="demos-title">
				<h2 id="demos-title">{sections.demos}</h2>
				<DemoCards demos={view.demos} lang={view.lang} text={text.demo} ask={pathTo("contact", language)} />
			</section>
		</>
	);
}

/** Where no consultation takes the place, the second project stands beside the first. */
function placed({ projects, consultation }: PortalView) {
	const beside = consultation ? [] : projects.slice(1, 2);
	return { beside, stacked: projects.filter((project) => !beside.includes(project)) };
}

type PartProps = { view: PortalView; text: PortalText; email: string };

function Projects({ view, projects, text, email }: PartProps & Pick<PortalView, "projects">) {
	return projects.map((project) => (
		<ProjectPanel key={project.id} project={project} lang={view.lang} text={text.project} email={email} />
	));
}

function Aside({ view, text }: Pick<PartProps, "view" | "text">) {
	const { sections } = text;
	return (
		<div className="portal-aside">
			<section className="panel portal-papers" id="reportes" aria-labelledby="reports-title">
				<h2 id="reports-title">{sections.reports}</h2>
				<Downloads items={view.reports} lang={view.lang} text={text} />
			</section>
			{view.proposals.length > 0 && (
				<section className="panel portal-papers" id="propuestas" aria-labelledby="proposals-title">
					<h2 id="proposals-title">{sections.proposals}</h2>
					<Downloads items={view.proposals} text={text} />
				</section>
			)}
		</div>
	);
}

function SignedOut({ text, login }: { text: PortalText["signedOut"]; login: string }) {
	return (
		<section className="portal-sign-in noche">
			<div>
				<h1>{text.title}</h1>
				<p className="intro">{text.intro}</p>
				<p>
					<ButtonLink look="sun" href={login}>
						{text.send}
					</ButtonLink>
				</p>
			</div>
			<PortalParts />
		</section>
	);
}
