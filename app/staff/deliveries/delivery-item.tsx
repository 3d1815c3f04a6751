import { Link } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { DeliveryView } from "./delivery-view.server.ts";

const looks = {
	waiting: "tag sol",
	held: "tag",
	sending: "tag sol",
	sent: "tag tag-ok",
	needless: "tag",
	dead: "tag tag-problem",
};

type Props = { delivery: DeliveryView; text: StaffText["deliveries"]; path: string };

export function DeliveryItem({ delivery, text, path }: Props) {
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
			{retries && <ShortForm action={path} send={text.retry} look="small quiet" values={{ delivery: id }} />}
		</li>
	);
}
