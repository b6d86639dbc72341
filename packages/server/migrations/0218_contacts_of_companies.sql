-- The report of contacts tells those of companies from those of sites by the sign of their numbers.

create index company_contact_number on company_contact ((-id));
