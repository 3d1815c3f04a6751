import type { StaffText } from "../../../content/staff/schema.ts";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";

type Props = {
	text: StaffText["conversation"];
	/** Who of the team has it; null: the assistant. */
	person: string | null;
	mine: boolean;
	/** The room itself. */
	path: string;
	/** What is being written. */
	draft: string;
	/** Why it was not sent, if it was to be. */
	why: "empty" | "lost" | null;
};

/** Who answers the visitor, and the forms to take over, speak and hand back. */
export function Attend({ text, person, mine, path, draft, why }: Props) {
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
				<form method="post" action="#end">
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
				</form>
			)}
			{!mine && !lost && (
				<p>
					<ButtonLink look="small outline" href={path}>
						{text.refresh}
					</ButtonLink>
				</p>
			)}
			{!person && <Act what="take" label={text.takeOver} />}
			{mine && <Act what="back" label={text.handBack} />}
		</section>
	);
}

function Act({ what, label }: { what: string; label: string }) {
	return (
		<form method="post">
			<input type="hidden" name="what" value={what} />
			<Button look="small outline" type="submit">
				{label}
			</Button>
		</form>
	);
}
