import type { Trades } from "./trade-list.ts";

/** Health and care. */
export const health: Trades = {
	business: {
		en: `
			dental surgery, dental lab, dental group, dentists office, dental, doctor's surgery, doctors office,
			doctors surgery, gp practice, medical center, medical centre, medical office, medical spa, med spa,
			medspa, health center, health centre, physio, physio clinic, physiotherapy, physiotherapy clinic,
			center of physiotherapy, physical therapy clinic, occupational therapy, speech therapy, osteopathy,
			osteopath clinic, chiropractic, chiropractic clinic, podiatry, podiatry clinic, acupuncture,
			acupuncture clinic, massage studio, massage therapy, massage parlor, massage parlour,
			psychology practice, psychotherapy, psychiatry practice, counseling practice, counselling,
			counselling practice, mental health, rehab clinic, rehab center, dermatology clinic, skin clinic,
			laser clinic, laser hair removal, aesthetics clinic, aesthetic clinic, plastic surgery,
			cosmetic surgery, fertility clinic, ivf clinic, maternity clinic, birthing center, eye clinic,
			eye care, optometry, opticians, optical practice, optician shop, hearing aids, hearing clinic,
			audiology, radiology, imaging center, diagnostic lab, blood lab, medical lab, pathology lab,
			nursing home, care home, elderly care, senior living, assisted living, retirement home, home care,
			home health, homecare, in-home care, hospice, ambulance service, medical transport, medical devices,
			pharma, biotech, dialysis clinic, sleep clinic, nutrition practice, weight loss clinic
		`,
		es: `
			consultorio odontológico, consultorio dental, clínica odontológica, laboratorio dental, dentistería,
			consultorio médico, clínica estética, centro estético, centro de estética, medicina estética,
			cirugía plástica, cirugía estética, dermatología, ginecología, oftalmología, optometría, audiología,
			audífonos, fonoaudiología, terapia física, terapia ocupacional, terapias, clínica de fisioterapia,
			centro de fisioterapia, quiropráctica, acupuntura, podología, nutrición, consultorio de nutrición,
			consultorio psicológico, psicoterapia, centro de rehabilitación, clínica de fertilidad,
			centro de salud, imágenes diagnósticas, radiología, farmacéutica, laboratorio farmacéutico,
			hogar geriátrico, casa de reposo, residencia de ancianos, asilo, cuidado de adultos mayores,
			enfermería a domicilio, ambulancias, dispositivos médicos, equipos médicos
		`,
	},
};
