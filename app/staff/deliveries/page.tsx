import { recordAudit } from "../../../domain/accounts/audit-store.ts";
import { isDeliveryKind } from "../../../domain/deliveries/delivery.ts";
import { deliveryStates, listDeliveries, retryDelivery } from "../../../domain/deliveries/delivery-store.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { textOf } from "../../forms/text-of.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { ListPage } from "../list-page.tsx";
import { doneAt, privately, staffRoom } from "../staff-room.server.ts";
import { momentText } from "../times.server.ts";
import type { Route } from "./+types/page";

const perPage = 40;

export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, language, searchParams, to, text } = staffRoom(request, context);
	const words = text.deliveries;
	const state = deliveryStates.find((known) => known === searchParams.get("state"));
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const found = await listDeliveries(db, { limit: perPage, state, before });
	const last = found.length === perPage ? found.at(-1) : undefined;
	const path = to("/deliveries");
	return {
		...{ text, path, state: state ?? null },
		states: deliveryStates.map((id) => ({ id, label: words.states[id], path: `${path}?state=${id}` })),
		next: last
			? `${path}?state=${state ?? ""}&before=${writeCursor({ at: last.createdAt, id: last.id })}`
			: null,
		deliveries: found.map(({ id, kind, state, attempts, createdAt, sentAt, lastError, leadId }) => ({
			...{ id, state, lastError },
			kind: isDeliveryKind(kind) ? words.kinds[kind] : kind,
			about: [
				words.states[state],
				words.attempts.replace("{count}", String(attempts)),
				momentText(sentAt ?? createdAt, language),
			].join(" · "),
			lead: leadId && to(`/leads/${encodeURIComponent(leadId)}`),
			retries: state === "waiting" || state === "dead",
		})),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, to } = staffRoom(request, context);
	const id = textOf(await request.formData().catch(() => new FormData()), "delivery");
	await db.transaction().execute(async (tx) => {
		if (!(await retryDelivery(tx, services.world, id))) return;
		const subject = { kind: "delivery", id };
		await recordAudit(tx, services.world, { actor, action: "delivery-retried", subject });
	});
	return doneAt(to("/deliveries"), "retry");
}

export const headers: Route.HeadersFunction = () => privately;

export const meta: Route.MetaFunction = ({ loaderData }) => [
	{ title: loaderData?.text.rooms.deliveries },
	{ name: "robots", content: "noindex, nofollow" },
];

const looks = { waiting: "tag sol", sending: "tag sol", sent: "tag tag-ok", dead: "tag tag-problem" };

export default function Deliveries({ loaderData }: Route.ComponentProps) {
	const { text, states, state, deliveries, next, path } = loaderData;
	return (
		<ListPage
			title={text.rooms.deliveries}
			text={text}
			empty={deliveries.length === 0}
			narrowed={state !== null}
			next={next}
			tools={
				<nav className="row" aria-label={text.filter}>
					<ButtonLink look={state ? "small outline" : "small"} href={path}>
						{text.all}
					</ButtonLink>
					{states.map(({ id, label, path }) => (
						<ButtonLink key={id} look={id === state ? "small" : "small outline"} href={path}>
							{label}
						</ButtonLink>
					))}
				</nav>
			}
		>
			<ul className="panel room-list">
				{deliveries.map(({ id, kind, state, about, lastError, lead, retries }) => (
					<li key={id}>
						<div>
							<h2 className="room-item">{kind}</h2>
							<p className="small quiet">{about}</p>
							{lastError && <p className="small field-problem">{lastError}</p>}
							{lead && (
								<p className="small">
									<a href={lead}>{text.deliveries.lead}</a>
								</p>
							)}
						</div>
						<p className={looks[state]}>{text.deliveries.states[state]}</p>
						{retries && (
							<ShortForm
								action={path}
								failure={null}
								send={text.deliveries.retry}
								look="small outline"
								values={{ delivery: id }}
							/>
						)}
					</li>
				))}
			</ul>
		</ListPage>
	);
}
