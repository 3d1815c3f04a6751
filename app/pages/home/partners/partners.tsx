import { Colon } from "../../../ui/colon/colon.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { HomeData, HomeSections } from "../home-data.server.ts";

type Props = Pick<HomeData, "partners" | "clients" | "notice"> & { text: HomeSections["partners"] };

export function Partners({ text, partners, clients, notice }: Props) {
	return (
		<section className="section" aria-labelledby="partners">
			<div className="partners wide">
				<h2 id="partners">
					{text.heading}
					<Colon />
				</h2>
				<ul>
					{partners.map((partner) => (
						<li key={partner.id}>
							<CompanyLogo company={partner} />
							<p>{partner.role}</p>
						</li>
					))}
				</ul>
			</div>
			<ClientCarousel text={text} clients={clients} notice={notice} />
		</section>
	);
}

const rounds = [0, 1, 2, 3];

type ClientCarouselProps = Pick<HomeData, "clients" | "notice"> & { text: HomeSections["partners"] };

function ClientCarousel({ text, clients, notice }: ClientCarouselProps) {
	return (
		<div className="carousel">
			<div className="carousel-bar wide">
				<h3>
					{text.clients}
					<Colon />
				</h3>
				<label className="carousel-pause">
					<input className="visually-hidden" type="checkbox" />
					<span className="visually-hidden">{text.pause}</span>
					<Icon name="pause" />
					<Icon name="play" />
				</label>
			</div>
			<div className="carousel-belt">
				{rounds.map((round) => (
					<ul key={round} aria-hidden={round > 0}>
						{clients.map((client) => (
							<li key={client.id}>
								<CompanyLogo company={client} />
							</li>
						))}
					</ul>
				))}
			</div>
			<p className="wide small quiet">{notice}</p>
		</div>
	);
}

function CompanyLogo({ company }: { company: { name: string; mark: string } }) {
	return (
		<span className="company-logo">
			<svg viewBox="0 0 44 44" aria-hidden="true">
				<path d={company.mark} />
			</svg>
			{company.name}
		</span>
	);
}
