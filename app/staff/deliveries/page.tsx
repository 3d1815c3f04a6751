import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { isDestination } from "../../../domain/deliveries/delivery.ts";
import { readDeliveryOverview } from "../../../domain/deliveries/delivery-overview.ts";
import { retryDeliveries } from "../../../domain/deliveries/retry-deliveries.ts";
import { readCursor, writeCursor } from "../../../http/cursor.ts";
import { outcomeText } from "../../forms/answer-intent.server.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import { readStaffSubmission, redirectDone } from "../form/staff-form.server.ts";
import { ListFilters, ListPage } from "../list-page.tsx";
import { staffRequest } from "../staff-request.server.ts";
import type { Route } from "./+types/page";
import { type DeliveryView, deliveryView, type QueueView, queueView } from "./deliveries-view.server.ts";

const states = ["waiting", "held", "sending", "sent", "needless", "dead"] as const;
const ownDestinations = ["mail", "erasure"];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { services, db, language, searchParams, to, text, linkWay } = staffRequest(request, context);
	const state = states.find((known) => known === searchParams.get("state"));
	const before = readCursor(searchParams.get("before") ?? "") ?? undefined;
	const now = services.runtime.now();
	const { queues, deliveries, next } = await readDeliveryOverview(db, now, { state, before });
	const path = to("/deliveries");
	const known: readonly string[] = [...ownDestinations, ...services.destinations];
	const view = { now, language, text: text.deliveries, linkWay };
	return {
		text,
		path,
		noMailServer: linkWay === "shown" && text.deliveries.noMailServer,
		narrowed: state !== undefined,
		filters: [
			{ label: text.deliveries.all, path, current: state === undefined },
			...states.map((id) => ({
				label: text.deliveries.states[id],
				path: `${path}?state=${id}`,
				current: id === state,
			})),
		],
		queues: queues.map((queue) =>
			queueView(queue, { ...view, isSetUp: (destination) => known.includes(destination) }),
		),
		next: next && `${path}?state=${state ?? ""}&before=${writeCursor(next)}`,
		done: outcomeText(searchParams, text.done.deliveries),
		deliveries: deliveries.map((delivery) => deliveryView(delivery, { ...view, to })),
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { services, db, actor, to, field } = await readStaffSubmission(request, context);
	const destination = field("destination");
	const wanted = isDestination(destination) ? { destination } : { delivery: field("delivery") };
	await retryDeliveries(db, services.runtime, actor, wanted);
	return redirectDone<"deliveries">(to("/deliveries"), "retry");
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.text.screens.deliveries }];

export default function Deliveries({ loaderData }: Route.ComponentProps) {
	const { text, noMailServer, narrowed, filters, deliveries, next, path, queues, done } = loaderData;
	return (
		<ListPage
			title={text.screens.deliveries}
			text={text}
			empty={deliveries.length === 0 && text.nothing.deliveries}
			narrowed={narrowed}
			next={next}
			done={done}
			above={
				<>
					{noMailServer && <p className="alert sol">{noMailServer}</p>}
					<Queues queues={queues} path={path} text={text.deliveries.queue} />
				</>
			}
			tools={<ListFilters label={text.filter} links={filters} />}
		>
			<ul className="panel screen-list">
				{deliveries.map((delivery) => (
					<DeliveryItem key={delivery.id} delivery={delivery} text={text.deliveries} path={path} />
				))}
			</ul>
		</ListPage>
	);
}

type Props = {
	queues: readonly QueueView[];
	text: StaffText["deliveries"]["queue"];
	path: string;
};

function Queues({ queues, text, path }: Props) {
	const unset = queues.filter(({ isUnset }) => isUnset).map(({ name }) => name);
	return (
		<section aria-labelledby="queues">
			<h2 id="queues" className="visually-hidden">
				{text.title}
			</h2>
			<ul className="panel queues">
				{queues
					.filter(({ isUnset }) => !isUnset)
					.map(({ destination, name, status, paused, retries }) => (
						<li key={destination}>
							<h3 className="screen-item">{name}</h3>
							<p className="small quiet">{status}</p>
							{paused && <p className="small field-problem">{paused}</p>}
							{retries && (
								<ShortForm
									action={path}
									send={text.retryAll}
									look="small quiet"
									hiddenFields={{ destination }}
								/>
							)}
						</li>
					))}
				{unset.length > 0 && (
					<li>
						<h3 className="screen-item">{text.unset}</h3>
						<p className="small quiet">{unset.join(" · ")}</p>
					</li>
				)}
			</ul>
		</section>
	);
}

const looks = {
	waiting: "tag sol",
	held: "tag",
	sending: "tag sol",
	sent: "tag tag-ok",
	saved: "tag",
	needless: "tag",
	dead: "tag tag-problem",
};

type DeliveryItemProps = { delivery: DeliveryView; text: StaffText["deliveries"]; path: string };

function DeliveryItem({ delivery, text, path }: DeliveryItemProps) {
	const { id, kind, status, next, about, lastError, lead, retries } = delivery;
	return (
		<li>
			<div>
				<h2 className="screen-item">{kind}</h2>
				<p className="small quiet">{about}</p>
				{next && <p className="small quiet">{next}</p>}
				{lastError && (
					<p className={status === "needless" ? "small" : "small field-problem"}>
						{lastError.words} <code className="delivery-code">{lastError.code}</code>
					</p>
				)}
				{lead && (
					<p className="small">
						<Link to={lead.path}>{lead.name}</Link>
					</p>
				)}
			</div>
			<p className={looks[status]}>{text.states[status]}</p>
			{retries && (
				<ShortForm action={path} send={text.retry} look="small quiet" hiddenFields={{ delivery: id }} />
			)}
		</li>
	);
}
