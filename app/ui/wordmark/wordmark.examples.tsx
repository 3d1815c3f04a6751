import { site } from "../../../content/site.ts";
import type { Example } from "../../preview/example.ts";
import { Wordmark } from "./wordmark.tsx";

export default [
	{
		title: "Wordmark on the page and on a dark block",
		render: () => (
			<div className="row">
				{["paper", "noche"].map((block) => (
					<span key={block} className={`preview-ground ${block}`}>
						<Wordmark product={site.product} />
					</span>
				))}
			</div>
		),
	},
] satisfies Example[];
