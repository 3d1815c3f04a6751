import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { ConversationData } from "./conversation-data.server.ts";

type Reply = ConversationData["canned"][number];

type Props = {
	view: ConversationData;
	found: readonly Reply[];
	/** Whether the typed shortcut found some. */
	isFound: boolean;
	active: number;
	onChoose(text: string): void;
};

/** Opens by its button or by typing a slash. Without scripts, a reply is put into the field by the server. */
export function CannedReplies({ view, found, isFound, active, onChoose }: Props) {
	const { text, cannedPath, spoken } = view;
	const details = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (details.current) details.current.open = isFound;
	}, [isFound]);
	return (
		<details className="canned" ref={details}>
			<summary aria-label={text.canned} title={text.canned}>
				/
			</summary>
			<div className="canned-list">
				<p className="small quiet">{found.length > 0 ? text.cannedHint : text.cannedNone}</p>
				<ul>
					{found.map(({ id, shortcut, text: words }, index) => (
						<li key={id}>
							<button
								type="submit"
								name="canned"
								value={id}
								className={isFound && index === active ? "active" : undefined}
								onClick={(event) => {
									event.preventDefault();
									onChoose(words);
									if (details.current) details.current.open = false;
								}}
							>
								<b>/{shortcut}</b>
								<span className="cut" lang={spoken}>
									{words}
								</span>
							</button>
						</li>
					))}
				</ul>
				<p className="visually-hidden" role="status">
					{isFound ? `/${found[active]?.shortcut}: ${found[active]?.text}` : ""}
				</p>
				<p className="small">
					<Link to={cannedPath}>{text.cannedEdit}</Link>
				</p>
			</div>
		</details>
	);
}
