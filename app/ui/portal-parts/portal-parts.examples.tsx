import type { Example } from "../../preview/example.ts";
import { PortalParts } from "./portal-parts.tsx";

export default [
	{
		title: "What is behind the sign-in",
		full: true,
		render: () => (
			<div className="noche">
				<div className="wide">
					<PortalParts />
				</div>
			</div>
		),
	},
] satisfies Example[];
