import { forms } from "../../../content/forms/list.ts";
import { longCalendarDate } from "../../../content/locale.ts";
import { listRightsRequests } from "../../../domain/privacy/rights-store.ts";
import { ListPage } from "../list-page.tsx";
import { privately, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, text } = staffRoom(request, context);
	const requests = await listRightsRequests(db);
	const today = new Intl.DateTimeFormat("sv-SE", {
		timeZone: services.settings.brand.timeZone,
		dateStyle: "short",
	}).format(services.world.now());
	const { kinds, documents } = forms[language].rights;
	return {
		text,
		requests: requests.map((one) => ({
			id: one.id,
			title: `${one.reference} · ${kinds[one.kind]}`,
			who: [one.name, `${documents[one.documentType]} ${one.documentNumber}`, one.email].join(" · "),
			detail: one.detail,
			at: momentText(one.createdAt, language),
			due: text.rights.due.replace("{date}", longCalendarDate(one.dueOn, language)),
			late: one.dueOn < today,
		})),
	};
}

export const headers: Route.HeadersFunction = () => privately;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.rooms.rights },
	{ name: "robots", content: "noindex, nofollow" },
];

export default function Rights({ loaderData }: Route.ComponentProps) {
	const { text, requests } = loaderData;
	return (
		<ListPage title={text.rooms.rights} text={text} empty={requests.length === 0} next={null}>
			<ul className="panel room-list">
				{requests.map(({ id, title, who, detail, at, due, late }) => (
					<li key={id}>
						<div>
							<h2 className="room-item">{title}</h2>
							<p className="small">{who}</p>
							<p>{detail}</p>
							<p className="small quiet">{at}</p>
						</div>
						<p className={late ? "tag tag-problem" : "tag sol"}>
							{late ? `${text.rights.late}. ` : ""}
							{due}
						</p>
					</li>
				))}
			</ul>
		</ListPage>
	);
}
