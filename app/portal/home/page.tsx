import { pathTo } from "../../../content/addresses.ts";
import { languageOf } from "../../../content/language.ts";
import { portal } from "../../../content/portal/list.ts";
import { readClientPortal } from "../../../domain/portal/client-portal.ts";
import { servicesContext } from "../../../http/context.ts";
import { metadata } from "../../document/metadata.ts";
import { siteFacts } from "../../document/site-facts.server.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { clientSessionOrNull } from "../portal-session.server.ts";
import type { Route } from "./+types/page";
import { DemoCards } from "./demo-cards.tsx";
import { Downloads } from "./downloads.tsx";
import { portalView } from "./portal-view.server.ts";
import { ProjectPanel } from "./project-panel.tsx";
import { SignedOut } from "./signed-out.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { connection, settings, runtime } = context.get(servicesContext);
	const language = languageOf(url.pathname);
	const session = clientSessionOrNull(context);
	return {
		language,
		text: portal[language],
		site: siteFacts(settings),
		own:
			session &&
			portalView(await readClientPortal(connection.db, session.client.id, runtime.now()), session, language),
	};
}

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData }) => {
	if (!loaderData) return [];
	const { site, language, text } = loaderData;
	const summary = { ...text.summary, title: `${text.summary.title} | ${site.product}`, keywords: [] };
	return metadata({ site, language, summary, page: "portal", noindex: true });
};

export default function Portal({ loaderData }: Route.ComponentProps) {
	const { own, text, language, site } = loaderData;
	if (!own) {
		return <SignedOut text={text.signedOut} login={pathTo("login", language)} />;
	}
	const { sections } = text;
	return (
		<>
			<header className="screen-head">
				<div>
					<h1 className="portal-welcome">{text.welcome}</h1>
					<p className="lead">{text.lead.replace("{name}", own.name).replace("{client}", own.client)}</p>
				</div>
				<ButtonLink href={`mailto:${site.email}`}>{text.writeTeam}</ButtonLink>
			</header>
			<section className="screen-section" aria-label={sections.projects}>
				{own.projects.map((project) => (
					<ProjectPanel key={project.id} project={project} spoken={own.spoken} text={text.project} />
				))}
				{own.projects.length === 0 && (
					<div className="panel panel-empty">
						<h2>{text.project.none}</h2>
						<p className="quiet">{text.project.noneNext}</p>
					</div>
				)}
			</section>
			<section className="screen-section" id="demos" aria-labelledby="demos-title">
				<h2 id="demos-title">{sections.demos}</h2>
				<DemoCards demos={own.demos} spoken={own.spoken} text={text.demo} ask={pathTo("contact", language)} />
			</section>
			<section className="screen-section" id="reportes" aria-labelledby="reports-title">
				<h2 id="reports-title">{sections.reports}</h2>
				<Downloads items={own.reports} spoken={own.spoken} text={text.report} />
			</section>
			{own.proposals.length > 0 && (
				<section className="screen-section" aria-labelledby="proposals-title">
					<h2 id="proposals-title">{sections.proposals}</h2>
					<Downloads items={own.proposals} text={text.report} />
				</section>
			)}
		</>
	);
}
