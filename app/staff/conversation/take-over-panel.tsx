import { Form } from "react-router";
import type { StaffText } from "../../../content/staff/schema.ts";
import { RouteLink } from "../../signed-in/route-link.tsx";
import { Button } from "../../ui/button/button.tsx";

type Props = {
	text: StaffText["conversation"];
	person: string | null;
	from: string | null;
	mine: boolean;
	press: string;
	path: string;
	draft: string;
	why: "empty" | "lost" | null;
};

export function TakeOverPanel({ text, person, from, mine, press, path, draft, why }: Props) {
	const lost = why === "lost";
	const state = mine ? text.mine : person ? text.others.replace("{person}", person) : text.assistant;
	return (
		<section className="panel attend" id="end">
			<p role="status">{state}</p>
			{why && (
				<p className="alert alert-problem" role="alert">
					<b>{text[why]}</b>
				</p>
			)}
			{(mine || lost) && (
				<Form method="post" action={`${path}#end`}>
					<input type="hidden" name="press" value={press} />
					<label htmlFor="attend-message">{text.say}</label>
					<textarea
						id="attend-message"
						name="message"
						rows={3}
						maxLength={4_000}
						defaultValue={draft}
						aria-invalid={why === "empty" ? true : undefined}
					/>
					<div className="row">
						{mine && (
							<Button look="small" type="submit" name="what" value="say">
								{text.send}
							</Button>
						)}
						<Button look="small outline" type="submit" name="what" value="refresh">
							{text.refresh}
						</Button>
					</div>
				</Form>
			)}
			{!mine && !lost && (
				<p>
					<RouteLink look="small outline" to={path}>
						{text.refresh}
					</RouteLink>
				</p>
			)}
			{!person && <Act what="take" label={text.takeOver} />}
			{person && !mine && <Act what="take" label={text.takeFrom.replace("{person}", person)} from={from} />}
			{mine && <Act what="back" label={text.handBack} />}
		</section>
	);
}

function Act({ what, label, from }: { what: string; label: string; from?: string | null }) {
	return (
		<Form method="post">
			<input type="hidden" name="what" value={what} />
			{from && <input type="hidden" name="from" value={from} />}
			<Button look="small outline" type="submit">
				{label}
			</Button>
		</Form>
	);
}
