import type { StaffText } from "../../../content/staff/schema.ts";
import { ShortForm } from "../../ui/form/short-form.tsx";
import type { QueueView } from "./queue-view.server.ts";

type Props = {
	queues: readonly QueueView[];
	text: StaffText["deliveries"]["queue"];
	path: string;
};

export function Queues({ queues, text, path }: Props) {
	return (
		<section aria-labelledby="queues">
			<h2 id="queues" className="visually-hidden">
				{text.title}
			</h2>
			<ul className="panel queues">
				{queues.map(({ destination, name, status, paused, retries }) => (
					<li key={destination}>
						<h3 className="screen-item">{name}</h3>
						<p className="small quiet">{status}</p>
						{paused && <p className="small field-problem">{paused}</p>}
						{retries && (
							<ShortForm action={path} send={text.retryAll} look="small quiet" values={{ destination }} />
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
