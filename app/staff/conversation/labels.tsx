import { Link, useFetcher } from "react-router";
import { Button } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import type { ConversationData } from "./conversation-data.server.ts";

export function Labels({ view }: { view: ConversationData }) {
	const { text, path, aside, labelPath } = view;
	const remove = useFetcher();
	const add = useFetcher();
	return (
		<div className="aside-labels">
			<h3>{text.labels}</h3>
			{aside.labels.length > 0 && (
				<ul>
					{aside.labels.map((label) => (
						<li key={label} className="label">
							<Link to={labelPath + encodeURIComponent(label)}>{label}</Link>
							<remove.Form method="post" action={path}>
								<input type="hidden" name="intent" value="remove-label" />
								<input type="hidden" name="label" value={label} />
								<button type="submit" aria-label={text.removeLabel.replace("{label}", label)}>
									<Icon name="close" />
								</button>
							</remove.Form>
						</li>
					))}
				</ul>
			)}
			<add.Form method="post" action={path} className="aside-choice" key={aside.labels.join()}>
				<input type="hidden" name="intent" value="add-label" />
				<label htmlFor="new-label">{text.label}</label>
				<input id="new-label" name="label" list="known-labels" maxLength={30} autoComplete="off" required />
				<datalist id="known-labels">
					{aside.suggested.map((label) => (
						<option key={label} value={label} />
					))}
				</datalist>
				<Button look="small quiet" type="submit">
					{text.addLabel}
				</Button>
			</add.Form>
		</div>
	);
}
