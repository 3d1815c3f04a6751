import { useRef, useState } from "react";
import type { BlogAdminText } from "../../../content/blog-admin/schema.ts";
import { Button } from "../../ui/button/button.tsx";

export function PostJson({ json, words }: { json: string; words: BlogAdminText["editor"] }) {
	const field = useRef<HTMLTextAreaElement>(null);
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		field.current?.select();
		await navigator.clipboard.writeText(json).then(
			() => setOutcome(words.copied),
			() => setOutcome(words.problems.export),
		);
	};
	return (
		<section id="json" className="panel post-shown" aria-labelledby="json-title">
			<h2 id="json-title">{words.json}</h2>
			<textarea className="post-json" ref={field} readOnly defaultValue={json} aria-labelledby="json-title" />
			<p className="row needs-script">
				<Button look="small" onClick={copy}>
					{words.actions.copy}
				</Button>
				<span className="small" role="status">
					{outcome}
				</span>
			</p>
		</section>
	);
}
