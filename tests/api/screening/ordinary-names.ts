/** Ordinary names that are on no list: invented, in the manner of many countries. */
export const ordinaryPersons = `
Priya Raghunathan
Oliver Hartley
Camille Fontaine
Tomasz Wierzbicki
Ingrid Solheim
Kavita Deshpande
Matteo Bellucci
Hannah Goldsworthy
Yuki Tanabe
Sofia Lindqvist
Rohan Kulkarni
Beatriz Carvalho
Liam Gallacher
Anneke Vermeulen
Thandiwe Nkosana
Lukas Baumgartner
Nandini Chatterjee
Eoin Fitzsimons
Giulia Marchetti
Akira Shimizu
Freya Hollingsworth
Bartosz Kaczmarek
Mireille Delacroix
Sanjay Venkataraman
Charlotte Ashdown
Jonas Eriksson
Adaeze Nwankwo
Valentina Pellegrini
Harish Balakrishnan
Petra Novotna
Desmond Achebe
Margarida Teixeira
Rupert Fairweather
Shreya Mukherjee
Florian Zimmermann
Nokuthula Dlamini
Keiko Matsumura
Alistair Pemberton
Lakshmi Narayanan
Elodie Chevalier
Sven Torgersen
Ishaan Malhotra
Greta Holmberg
Callum Mackintosh
Ananya Bhattacharjee
Bronwen Llewellyn
Pieter van der Meulen
Chiara Santangelo
Wojciech Jablonski
Meenakshi Sundaram
`
  .trim()
  .split('\n');

export const ordinaryCompanies = `
Brightwater Ceramics Limited
Harbourside Textiles Pty Ltd
Deccan Spice Traders Private Limited
Fjordland Timber AS
Bluebell Dairy Cooperative
Pemberley Furniture Works
Sundaram Auto Components Private Limited
Lakeview Packaging Inc
Kestrel Optics GmbH
Meadowbrook Bakeries Ltd
Toscana Leather Srl
Nilgiri Tea Estates Limited
Redwood Furniture Outlet LLC
Coromandel Seafoods Private Limited
Alpenglow Ski Rentals AG
Copperfield Bookbinders Ltd
Saffron Valley Foods LLP
Heatherwood Knitwear Limited
Malabar Coir Exporters
Westbrook Plumbing Supplies
Bellavista Vineyards SpA
Jaipur Block Prints Private Limited
Oakhurst Veterinary Clinic
Silverbirch Stationery Ltd
Konkan Cashew Industries
Greenacre Garden Centres plc
Thistle and Rye Distillery Ltd
Vidarbha Cotton Ginners Private Limited
Sandringham Glassworks
Maplewood Toys Inc
Rajputana Marble Crafts
Seaspray Sailing School
Brahmaputra Bamboo Products LLP
Cloverleaf Catering Services
Dalgety Hill Woollens
Kaveri Hydraulic Fittings Private Limited
Larkspur Interiors Limited
Marigold Florists Pty Ltd
Northfold Brewing Company
Pennyroyal Candles Ltd
Quayside Chandlers
Riverstone Landscaping LLC
Sahyadri Organic Farms
Tamarind Tree Restaurants Private Limited
Underhill Joinery Limited
Vaigai Granite Exports
Willowmere Physiotherapy
Yarrow and Finch Solicitors
Zephyr Hollow Guitars
Ashcombe Pottery Studio
`
  .trim()
  .split('\n');
