import { industries } from "../../../content/industries/list.ts";
import type { Example } from "../../preview/example.ts";
import { Metric } from "./metric.tsx";

export default [
	{
		title: "Metric, with a limit, with a minus sign and alone",
		render: (language) => {
			const kpis = industries.flatMap(({ page }) => page[language].kpis);
			const limited = kpis.find(({ metric }) => /^[a-z]/.test(metric));
			const less = kpis.find(({ metric }) => metric.startsWith("−"));
			return (
				<p className="preview-column preview-large">
					{[limited, less, kpis[0]].map(
						(kpi) =>
							kpi && (
								<b key={kpi.label}>
									<Metric>{kpi.metric}</Metric>
								</b>
							),
					)}
				</p>
			);
		},
	},
] satisfies Example[];
